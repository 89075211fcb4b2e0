import { AccountBar } from '@/inbox/frame/account-bar';
import { InboxLinks } from '@/inbox/frame/inbox-links';
import { parseView, type SearchParams } from '@/inbox/list/inbox-view';
import { LoadingBoundary } from '@/inbox/frame/loading-boundary';
import { LoadingFailure } from '@/inbox/frame/loading-failure';
import { LoadingSubmissions } from '@/inbox/frame/loading-submissions';
import { LogOutButton } from '@/accounts/session/log-out-button';
import { LoginView } from '@/accounts/sign-in/login-view';
import { SessionKeeper } from '@/accounts/session/session-keeper';
import { SignedOut } from '@/accounts/sign-in/signed-out';
import { StaffFrame } from '@/inbox/frame/staff-frame';
import { SubmissionsHeading, SubmissionsMain } from '@/inbox/frame/submissions-main';
import { getBrand } from '@/inbox/frame/brand';
import { getVisitor } from '@/accounts/session/visitor';

import { Inbox } from '@/inbox/list/inbox';

interface AdminPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const [visitor, brand] = await Promise.all([getVisitor(), getBrand()]);

  if (visitor.kind === 'anonymous' || visitor.kind === 'editor') {
    return (
      <StaffFrame brand={brand}>
        <LoginView>
          <SignedOut denied={visitor.kind === 'editor'} />
        </LoginView>
      </StaffFrame>
    );
  }
  if (visitor.kind === 'unchecked') {
    return (
      <StaffFrame brand={brand} account={<LogOutButton />}>
        <SubmissionsMain>
          <SubmissionsHeading />
          <div className="px-5">
            <LoadingFailure />
          </div>
        </SubmissionsMain>
      </StaffFrame>
    );
  }
  const { user, session } = visitor;
  const view = parseView(await searchParams);
  return (
    <StaffFrame brand={brand} account={<AccountBar email={user.email} />}>
      <SessionKeeper session={session} />
      <SubmissionsMain>
        <SubmissionsHeading>
          <InboxLinks view={view} />
        </SubmissionsHeading>
        <LoadingBoundary fallback={<LoadingSubmissions className="px-5" />}>
          <Inbox user={user} brand={brand} view={view} now={session.serverTime} />
        </LoadingBoundary>
      </SubmissionsMain>
    </StaffFrame>
  );
}
