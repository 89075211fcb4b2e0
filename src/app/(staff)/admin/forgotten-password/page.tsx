import { ForgottenPasswordForm } from '@/accounts/new-password/forgotten-password-form';
import { LoginView } from '@/accounts/sign-in/login-view';
import { StaffFrame } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/inbox/frame/brand';

export const dynamic = 'force-dynamic';

export default async function ForgottenPasswordPage() {
  return (
    <StaffFrame brand={await getBrand()}>
      <LoginView
        heading="Forgotten password"
        lead="We mail you a link with which you set a new one."
      >
        <ForgottenPasswordForm />
      </LoginView>
    </StaffFrame>
  );
}
