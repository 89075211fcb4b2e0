import { redirect } from 'next/navigation';

import { getViewer } from '@/accounts/session';
import { LoginForm } from '@/accounts/sign-in';

import { LoginView } from '../login-view';

/** The panel's sign-in with a second factor: Payload's own form knows no code. */
export default async function PanelSignInPage() {
  const viewer = await getViewer();
  if (viewer.kind === 'staff' || viewer.kind === 'editor') redirect('/cms');
  return (
    <LoginView heading="Panel" lead="For marketers and staff, with a second factor or without.">
      <LoginForm destination="panel" />
    </LoginView>
  );
}
