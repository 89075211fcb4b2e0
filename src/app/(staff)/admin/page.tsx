import { AccountBar } from '@/components/staff/account-bar';
import { InboxLinks } from '@/components/staff/inbox-links';
import { parseView, type SearchParams } from '@/components/staff/inbox-view';
import { LoadingBoundary } from '@/components/staff/loading-boundary';
import { LoadingFailure } from '@/components/staff/loading-failure';
import { LoadingSubmissions } from '@/components/staff/loading-submissions';
import { LogOutButton } from '@/components/staff/log-out-button';
import { LoginView } from '@/components/staff/login-view';
import { SessionKeeper } from '@/components/staff/session-keeper';
import { SignedOut } from '@/components/staff/signed-out';
import { StaffFrame } from '@/components/staff/staff-frame';
import { SubmissionsHeading, SubmissionsMain } from '@/components/staff/submissions-main';
import { getBrand } from '@/staff/brand';
import { getVisitor } from '@/staff/visitor';

import { Inbox } from './inbox';

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
