import { ForgottenPasswordForm } from '@/accounts/new-password';
import { LoginView } from '@/accounts/sign-in';
import { getBrand } from '@/inbox/frame/brand';
import { StaffFrame } from '@/inbox/frame/staff-frame';

export const dynamic = 'force-dynamic';

export default async function ForgottenPasswordPage() {
  return (
    <StaffFrame brand={await getBrand()}>
      <LoginView heading="Forgotten password" lead="We email you a link to set a new one.">
        <ForgottenPasswordForm />
      </LoginView>
    </StaffFrame>
  );
}
