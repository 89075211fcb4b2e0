import { SessionKeeper, getViewer } from '@/accounts/session';
import { AccountBar, StaffFrame } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/site/content';
import { InboxLinks } from '@/inbox/frame/inbox-links';
import { LoadingBoundary, LoadingSubmissions } from '@/inbox/frame/loading';
import { SpoolBanner } from '@/inbox/frame/spool-trouble';
import { SubmissionsHeading, SubmissionsMain } from '@/inbox/frame/submissions-main';
import { Inbox } from '@/inbox/list/inbox';
import { inboxPanel } from '@/inbox/list/inbox-panel';
import { parseView, viewAddress, type SearchParams } from '@/inbox/list/inbox-view';
import { withFormOfOpen } from '@/inbox/list/reads/form-of-open';
import { FailedReplies } from '@/inbox/reply/failed-replies';
import { Palette } from '@/inbox/palette/palette';
import { MailTrouble } from '@/inbox/unmatched/mail-trouble';
import { OnlyWith } from '@/ui/only-with';

import { ClosedInbox } from './closed-inbox';

interface AdminPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const [viewer, brand, params] = await Promise.all([getViewer(), getBrand(), searchParams]);
  const asked = parseView(params);
  if (viewer.kind !== 'staff')
    return <ClosedInbox kind={viewer.kind} brand={brand} address={viewAddress(asked)} />;
  const { user, session } = viewer;
  const view = await withFormOfOpen(asked);
  return (
    <StaffFrame
      brand={brand}
      role={user.role}
      account={<AccountBar email={user.email} palette={<Palette viewer={user.id} />} />}
      content={inboxPanel}
    >
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
          <InboxLinks view={view} viewer={user.id} />
        </SubmissionsHeading>
        <LoadingBoundary fallback={<LoadingSubmissions className="px-5" />}>
          <Inbox user={user} brand={brand} view={view} now={session.serverTime} />
        </LoadingBoundary>
      </SubmissionsMain>
    </StaffFrame>
  );
}
