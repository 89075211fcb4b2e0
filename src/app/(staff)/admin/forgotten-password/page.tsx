import { ForgottenPasswordForm } from '@/accounts/sign-in';

import { LoginView } from '../login-view';

export const dynamic = 'force-dynamic';

export default function ForgottenPasswordPage() {
  return (
    <LoginView heading="Forgotten password" lead="We email you a link to set a new one.">
      <ForgottenPasswordForm />
    </LoginView>
  );
}
