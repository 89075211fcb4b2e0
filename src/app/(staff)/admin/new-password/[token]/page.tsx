import type { Metadata } from 'next';

import { NewPasswordForm } from '@/accounts/sign-in';

import { LoginView } from '../../login-view';

interface NewPasswordPageProps {
  params: Promise<{ token: string }>;
}

// The address is the key.
export const metadata: Metadata = { referrer: 'no-referrer' };

export default async function NewPasswordPage({ params }: NewPasswordPageProps) {
  return (
    <LoginView heading="New password" lead="At least 15 characters, and hard to guess.">
      <NewPasswordForm token={(await params).token} />
    </LoginView>
  );
}
