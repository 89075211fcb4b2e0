import { LogOutButton, SessionKeeper, getViewer } from '@/accounts/session';
import { SignedOut } from '@/accounts/sign-in';
import { AccountBar, StaffFrame } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/site/content';
import { InboxLinks } from '@/inbox/frame/inbox-links';
import { LoadingBoundary, LoadingFailure, LoadingSubmissions } from '@/inbox/frame/loading';
import { NoToasts, UnsentHint } from '@/inbox/frame/in-this-tab';
import { SpoolBanner } from '@/inbox/frame/spool-trouble';
import { SubmissionsHeading, SubmissionsMain } from '@/inbox/frame/submissions-main';
import { Inbox } from '@/inbox/list/inbox';
import { inboxPanel } from '@/inbox/list/inbox-panel';
import { parseView, viewAddress, type SearchParams } from '@/inbox/list/inbox-view';
import { FailedReplies } from '@/inbox/reply/failed-replies';
import { ReplyLeft } from '@/inbox/reply/reply-left';
import { NoteLeft } from '@/inbox/submission/note-form';
import { MailTrouble } from '@/inbox/unmatched/mail-trouble';
import { OnlyWith } from '@/ui/only-with';

import { LoginView } from '../login-view';

interface AdminPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const [viewer, brand, params] = await Promise.all([getViewer(), getBrand(), searchParams]);
  const view = parseView(params);
  const address = viewAddress(view);
  const textLeft = (
    <>
      <NoteLeft address={address} />
      <OnlyWith feature="replies">
        <ReplyLeft address={address} />
      </OnlyWith>
    </>
  );

  if (viewer.kind === 'anonymous' || viewer.kind === 'editor') {
    return (
      <LoginView heading="Inbox" lead="For staff: contact messages and quote requests.">
        <NoToasts />
        <UnsentHint />
        {textLeft}
        <SignedOut denied={viewer.kind === 'editor'} />
      </LoginView>
    );
  }
  if (viewer.kind === 'unchecked') {
    return (
      <StaffFrame brand={brand} account={<LogOutButton />}>
        <SubmissionsMain>
          <SubmissionsHeading />
          <div className="px-5">
            <LoadingFailure />
            {textLeft}
          </div>
        </SubmissionsMain>
      </StaffFrame>
    );
  }
  const { user, session } = viewer;
  return (
    <StaffFrame brand={brand} account={<AccountBar email={user.email} />} content={inboxPanel}>
      <SessionKeeper session={session} />
      <SpoolBanner />
      <OnlyWith feature="replies">
        <FailedReplies user={user} open={view.open} />
      </OnlyWith>
      <OnlyWith feature="incoming-mail">
        <MailTrouble />
      </OnlyWith>
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
