import { redirect } from 'next/navigation';

import { LoginForm } from '@/accounts/sign-in/login-form';
import { LoginView } from '@/accounts/sign-in/login-view';
import { StaffFrame } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/inbox/frame/brand';
import { getVisitor } from '@/accounts/session/visitor';

/** The panel's sign-in for who has a second factor: Payload's own form knows no code. */
export default async function PanelSignInPage() {
  const [visitor, brand] = await Promise.all([getVisitor(), getBrand()]);
  if (visitor.kind === 'admin' || visitor.kind === 'editor') redirect('/cms');
  return (
    <StaffFrame brand={brand}>
      <LoginView heading="Panel" lead="For marketers and staff, with a second factor or without.">
        <LoginForm door="panel" />
      </LoginView>
    </StaffFrame>
  );
}
