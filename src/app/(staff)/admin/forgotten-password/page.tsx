import { ForgottenPasswordForm } from '@/components/staff/forgotten-password-form';
import { LoginView } from '@/components/staff/login-view';
import { StaffFrame } from '@/components/staff/staff-frame';
import { getBrand } from '@/staff/brand';

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
