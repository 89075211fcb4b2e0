import type { Metadata } from 'next';

import { NewPasswordForm } from '@/accounts/new-password';
import { LoginView } from '@/accounts/sign-in';
import { getBrand } from '@/inbox/frame/brand';
import { StaffFrame } from '@/inbox/frame/staff-frame';

interface NewPasswordPageProps {
  params: Promise<{ token: string }>;
}

// The address is the key.
export const metadata: Metadata = { referrer: 'no-referrer' };

export default async function NewPasswordPage({ params }: NewPasswordPageProps) {
  const [{ token }, brand] = await Promise.all([params, getBrand()]);
  return (
    <StaffFrame brand={brand}>
      <LoginView heading="New password" lead="At least 15 characters, and hard to guess.">
        <NewPasswordForm token={token} />
      </LoginView>
    </StaffFrame>
  );
}
