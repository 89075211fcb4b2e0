import { after } from 'next/server';
import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { writtenForms, type FormDefinition } from '@/forms';

import { classNames } from '@/ui/class-names';

import { LoadingBoundary, LoadingFailure, LoadingSubmissions } from '../frame/loading';
import { OnlyFor } from '../frame/only-for';
import { RememberPlace } from '../frame/in-this-tab';
import { FormTests } from '../made/delete-tests';
import { FormList } from '../made/form-list';
import { noForms, readMadeForms } from '../made/reads';
import { MentionList } from '../mentions/mention-list';
import { readMentions } from '../mentions/reads';
import { countViews } from '../saved-views/counts';
import { readViews } from '../saved-views/reads';
import { ViewTools } from '../saved-views/view-tools';
import { listColleagues } from '../submission/colleagues';
import { markRead, markSeen, openSubmission } from '../submission/reads';
import { seenValue } from '../submission/target-fields';
import { InboxFilters } from '../tools/inbox-filters';
import { InboxKeys } from '../tools/inbox-keys';
import { InboxWatcher } from '../tools/watch-inbox';
import { inboxRevision } from '../tools/revision';
import { namesToUndo, readUndoables } from '../tools/undo';
import { UndoBar } from '../tools/undo-bar';
import { WaitingTitle } from '../tools/waiting-title';
import { besideOpen } from './beside-open';
import { InboxPage } from './inbox-page';
import { InboxPanel, inboxPanel } from './inbox-panel';
import { isNarrowed, plainView, viewAddress, viewWith, type InboxView } from './inbox-view';
import { FirstReplyTitle } from './first-reply-title';
import { QueueLinks } from './queue/queue-links';
import type { Queue } from './queue/queues';
import { getDeadlines } from './reads/reading';
import { findElsewhere } from './reads/elsewhere';
import { formsInUse } from './reads/forms-in-use';
import { countFound, countSubmissions, countUnread } from './reads/counts';
import { mostCounted } from './reads/narrowed';
import { emptyPage, listSubmissions } from './reads/page';
import { searchProblems } from './reads/search-operators';
import { countQueues, type QueueCounts } from './reads/queue-counts';
import { SubmissionTabs } from './submission-tabs';
import { foundWords, tabLabel } from './words';

interface InboxProps {
  user: TypedUser;
  brand: string;
  view: InboxView;
  /** What time it is by the server's clock. */
  now: number;
}

/** The tabs with their counts, the tools, and the page that is open in one of them. */
export async function Inbox({ user, brand, view, now }: InboxProps) {
  const { form, open, queue } = view;
  // Read first: after a change during the reads below, the page asks again.
  const revision = await inboxRevision(user).catch(() => null);
  const opened = open ? await openSubmission(form, user, open, view.earlier) : null;
  // Before anything is counted: what is open is no news.
  if (opened && open) await markSeen(user, open);
  const reads = opened?.wasUnread && may(user, 'work');
  if (open && reads) after(() => markRead(form, user, open));
  // What this page opens counts as read; its row shows that already.
  const { deletedAt = null, quarantinedFor = null } = opened?.submission ?? {};
  const justRead = reads && deletedAt === null && quarantinedFor !== 'test' ? 1 : 0;
  // Not waited for: the tabs are there before the rows.
  const isMentions = queue === 'mentions';
  const listed = isMentions ? Promise.resolve(emptyPage) : listSubmissions(view, user, view.page);
  const mentions = isMentions ? readMentions(user) : Promise.resolve(null);
  const readingViews = readViews(user);
  const counting = isNarrowed(view)
    ? listed.then((page) => countFound(view, user, view.page ? null : page))
    : Promise.resolve(null);
  const reading = Promise.all([countSubmissions(user), getDeadlines(user, now)]);
  const [[counts, deadlines], work, unread, ...rest] = await Promise.all([
    reading,
    reading.then(([totals, until]) => countQueues(user, totals, until)),
    countUnread(user),
    counting,
    listColleagues(user).catch(() => []),
    readUndoables().then((all) =>
      Promise.all(
        all.map(async (each) => ({ undoable: each, names: await namesToUndo(each, user) })),
      ),
    ),
    counting.then((found) => findElsewhere(view, found, user)),
    readingViews,
    Promise.all([readingViews, reading]).then(([{ views }, [totals]]) =>
      countViews(views, user, totals),
    ),
    shownForms(view, user),
    form.isMade && !queue ? readMadeForms(user, view.made) : noForms,
    searchProblems(view.search, user).catch(() => []),
  ]);
  const [found, colleagues, undoables, elsewhere, saved, viewCounts, inUse, made, problems] = rest;
  const total = isNarrowed(view)
    ? view.search !== null && (found ?? 0) > mostCounted
      ? null
      : found
    : queue
      ? queueTotal(queue, work)
      : (counts?.[form.name] ?? null);
  const named = { form, queue };
  const around = opened ? besideOpen(view) : undefined;
  const tabs = inUse.map((each) => ({
    name: each.name,
    label: tabLabel(each, counts && counts[each.name]),
    // What somebody looks for may have come by the other form.
    address: viewAddress({ ...plainView(each), search: view.search }),
  }));
  return (
    <>
      {revision === null ? null : <InboxWatcher revision={revision} />}
      <WaitingTitle unread={Math.max(0, (unread ?? 0) - justRead)} overdue={work?.overdue ?? 0} />
      <RememberPlace address={viewAddress(view)} />
      <div className={around}>
        <QueueLinks view={view} counts={work} saved={saved.views} viewCounts={viewCounts} />
      </div>
      <div className={around}>
        <SubmissionTabs tabs={tabs} selected={queue ? null : form.name} panel={inboxPanel} />
      </div>
      <div>
        <UndoBar deeds={undoables} now={now} />
        <div className={around}>
          <FormList forms={made.forms} view={view} />
          <OnlyFor right="forms">
            <FormTests
              count={made.chosen?.tests ?? 0}
              next={viewAddress(viewWith({ ...view, page: null }, null))}
            />
          </OnlyFor>
        </div>
        <div className="flex items-start justify-end gap-2.5 px-5 pt-3 max-sm:pt-2 sm:pr-4">
          <div className={classNames('min-w-0 flex-1', around)}>
            {isMentions ? null : (
              <InboxFilters
                view={view}
                colleagues={colleagues}
                found={found === null ? null : foundWords(found, mostCounted)}
                {...{ elsewhere, problems }}
                questions={made.chosen?.questions ?? []}
              />
            )}
          </div>
          <InboxKeys
            scope={queue ? 'all' : form.name}
            open={opened && open}
            seen={opened && seenValue(opened.submission)}
          />
        </div>
        <div className={around}>
          <ViewTools {...{ view, saved }} />
          <FirstReplyTitle {...{ view, now }} />
        </div>
      </div>
      {counts ? (
        // A new key shows the loading state on another page, not when a row opens.
        <LoadingBoundary
          key={viewAddress(viewWith(view, null))}
          fallback={
            <InboxPanel {...named}>
              <LoadingSubmissions />
            </InboxPanel>
          }
        >
          <InboxPage
            {...{ brand, view, deadlines, listed, colleagues, opened, total }}
            chosen={made.chosen}
            viewer={user.id}
            instead={
              isMentions ? (
                <MentionList mentions={await mentions} {...{ colleagues, now }} />
              ) : undefined
            }
          />
        </LoadingBoundary>
      ) : (
        <InboxPanel {...named}>
          <LoadingFailure />
        </InboxPanel>
      )}
    </>
  );
}

/** Where it is counted to the last one. */
const queueTotal = (queue: Queue, counts: QueueCounts | null): number | null =>
  counts === null ||
  queue === 'watching' ||
  queue === 'mentions' ||
  (queue === 'waiting-for-them' && counts[queue] > mostCounted)
    ? null
    : counts[queue];

/** That of the view always: an address may name it before there is anything. */
async function shownForms(
  { form, queue }: InboxView,
  user: TypedUser,
): Promise<readonly FormDefinition[]> {
  const inUse = await formsInUse(user).catch(() => writtenForms);
  return queue || inUse.some(({ name }) => name === form.name) ? inUse : [...inUse, form];
}
