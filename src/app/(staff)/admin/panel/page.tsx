import { redirect } from 'next/navigation';

import { getViewer } from '@/accounts/session';
import { LoginForm, LoginView } from '@/accounts/sign-in';
import { getBrand } from '@/inbox/frame/brand';
import { StaffFrame } from '@/inbox/frame/staff-frame';

/** The panel's sign-in for who has a second factor: Payload's own form knows no code. */
export default async function PanelSignInPage() {
  const [viewer, brand] = await Promise.all([getViewer(), getBrand()]);
  if (viewer.kind === 'admin' || viewer.kind === 'editor') redirect('/cms');
  return (
    <StaffFrame brand={brand}>
      <LoginView heading="Panel" lead="For marketers and staff, with a second factor or without.">
        <LoginForm destination="panel" />
      </LoginView>
    </StaffFrame>
  );
}
