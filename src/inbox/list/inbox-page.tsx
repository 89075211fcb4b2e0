import { cookies } from 'next/headers';
import Link from 'next/link';
import type { ReactNode } from 'react';

import { LoadingFailure } from '../frame/loading';
import { OnlyFor } from '../frame/only-for';
import { MadeTable } from '../made/made-table';
import type { ChosenForm } from '../made/reads';
import { threadPage } from '../reply/reads';
import type { Colleague } from '../submission/colleagues';
import type { OpenSubmission } from '../submission/reads';
import { BringIntoView } from '../submission/bring-into-view';
import { SubmissionDetail } from '../submission/submission-detail';
import { DetailAside, InboxPanel } from './inbox-panel';
import { classNames } from '@/ui/class-names';
import type { Deadlines } from '@/submissions/records/queue/due';
import { listConversationEnds } from '@/submissions/records/thread/last-words';
import { besideOpen } from './beside-open';
import {
  isNarrowed,
  isOfTime,
  viewAddress,
  viewWith,
  wholeAddress,
  type InboxView,
} from './inbox-view';
import { emptyQueue } from './queue/queues';
import { changesFor, rowsOf } from './changes';
import { Pager } from './pager';
import { readingWidthCookie, readReadingWidth } from './reading-width';
import { QueueTable } from './queue/queue-table';
import { placeAmong, type SubmissionPage } from './reads/page';
import { reading, slowReads } from './reads/reading';
import type { Submission } from './reads/submission';
import { BulkTag } from '../tags/bulk-tag';
import { whyFound } from './reads/why-found';
import { whyByOperators } from './reads/why-operators';
import { includesTrash } from './submission-query';
import { BulkBar } from './table/bulk-bar';
import { ClickableRows } from './table/clickable-rows';
import { SubmissionsTable } from './table/submissions-table';
import { noSubmissions } from './words';

interface InboxPageProps {
  /** The id of who looks at it. */
  viewer: string;
  brand: string;
  view: InboxView;
  deadlines: Deadlines;
  listed: Promise<SubmissionPage | null>;
  colleagues: readonly Colleague[];
  opened: OpenSubmission | null;
  /** How many the view finds, where that is known to the last one. */
  total: number | null;
  /** What stands in place of the table. */
  instead?: ReactNode;
  /** The made form whose answers these are. */
  chosen: ChosenForm | null;
}

const slowSearch =
  'The search took too long. Look for a longer word, or choose days under “Filters and order”.';

/** One page of a table, with the open submission beside it or in it. */
export async function InboxPage({ view, opened, listed, ...rest }: InboxPageProps) {
  const { viewer, brand, deadlines, colleagues, chosen, total, instead } = rest;
  const { form, open, queue } = view;
  const page = await listed;
  const closed = viewAddress(viewWith(view, null));
  const panel = (children: ReactNode) => <InboxPanel {...{ form, queue }}>{children}</InboxPanel>;
  if (!page) {
    const isSlowSearch = view.search !== null && slowReads().isAny;
    return panel(<LoadingFailure hint={isSlowSearch ? slowSearch : undefined} />);
  }

  const { submissions, before, after } = page;
  const ends = queue
    ? await reading('read the ends of conversations', () =>
        listConversationEnds(submissions.map(({ id }) => id)),
      )
    : null;
  const index = submissions.findIndex(({ id }) => id === open);
  const addressOf = (opened: Submission | null) => viewAddress(viewWith(view, opened));
  // What has left the list, as after a reply, stands between the same two as before.
  const gone = index < 0 && opened ? placeAmong(submissions, opened.submission, view) : null;
  const neighbour = (at: number) => {
    const found = index < 0 && gone === null ? undefined : submissions[at];
    return found ? addressOf(found) : null;
  };
  const previous = neighbour((gone ?? index) - 1);
  const next = neighbour(gone ?? index + 1);
  const neighbours = {
    previous,
    next,
    close: closed,
    fullPage: viewAddress({ ...view, full: !view.full }),
    isFull: view.full,
    // What is done leaves a list of work, and stays in the table of a form.
    following: queue ? (next ?? previous ?? closed) : null,
  };
  const detail = opened ? (
    <SubmissionDetail
      {...{ brand, viewer, neighbours, colleagues, deadlines }}
      {...opened}
      address={viewAddress(view)}
      earlierAddress={viewAddress({ ...view, earlier: view.earlier + threadPage })}
    />
  ) : null;
  // What has left the list has no row to stand below. In a list of work, a screen without room for
  // both shows the conversation alone.
  const isAlone = view.full || queue !== null || index < 0;
  const [byOperators, byWords] = await Promise.all([
    whyByOperators(view, submissions, { viewer, colleagues }),
    whyFound(view, submissions, viewer, ends),
  ]);
  const why = new Map([...byOperators, ...byWords]);
  const list = { view, submissions, addressOf, why, detail: isAlone ? null : detail };
  return (
    <>
      {panel(
        <>
          {/* A shared address stays right when newer ones have pushed the row off this page. */}
          {detail && isAlone ? (
            <BringIntoView
              key={open}
              className={classNames(
                'bg-paper max-sm:-mx-5',
                view.full
                  ? 'mr-5 max-w-[1240px] min-[1320px]:mx-auto print:[&_:is(form,button,[data-screen])]:hidden'
                  : 'min-[1081px]:hidden',
              )}
            >
              {detail}
            </BringIntoView>
          ) : null}
          <div className={opened ? besideOpen(view) : undefined}>
            {instead}
            {instead !== undefined ? null : submissions.length === 0 ? (
              <p className="py-10 text-[15px] text-ink-soft">
                <NothingHere {...{ view, chosen }} />
              </p>
            ) : (
              <div className="group/rows">
                <OnlyFor right="work">
                  <BulkBar
                    scope={queue ? 'all' : form.name}
                    changes={changesFor(rowsOf(view))}
                    whole={before || after ? { address: wholeAddress(view), total } : null}
                    tagging={includesTrash(view) ? null : <BulkTag />}
                    next={closed}
                  />
                </OnlyFor>
                <ClickableRows>
                  {queue ? (
                    <QueueTable
                      {...{ ...list, queue, viewer, colleagues, deadlines }}
                      ends={ends ?? new Map()}
                    />
                  ) : chosen ? (
                    <MadeTable {...{ ...list, deadlines }} questions={chosen.questions} />
                  ) : (
                    <SubmissionsTable {...{ ...list, deadlines }} />
                  )}
                </ClickableRows>
              </div>
            )}
            <Pager
              before={before && viewAddress({ ...viewWith(view, null), page: { before } })}
              after={after && viewAddress({ ...viewWith(view, null), page: { after } })}
              labels={
                isOfTime(view.sort.column) && view.sort.descending
                  ? { before: 'Newer', after: 'Older' }
                  : { before: 'Previous page', after: 'Next page' }
              }
            />
          </div>
        </>,
      )}
      {opened && !view.full ? (
        <DetailAside
          key={opened.submission.id}
          {...{ queue }}
          form={form.name}
          name={opened.submission.values['name'] ?? ''}
          width={readReadingWidth((await cookies()).get(readingWidthCookie)?.value)}
        >
          {detail}
        </DetailAside>
      ) : null}
    </>
  );
}

/** Why a table is empty. */
function NothingHere({ view, chosen }: Pick<InboxPageProps, 'view' | 'chosen'>) {
  if (!view.page && !isNarrowed(view))
    return view.queue
      ? emptyQueue(view.queue)
      : chosen
        ? `No answers to “${chosen.title}” yet`
        : noSubmissions(view.form);
  if (!view.page) return 'Nothing matches.';
  return (
    <>
      There is nothing on this page any more.{' '}
      <Link
        href={viewAddress({ ...viewWith(view, null), page: null })}
        prefetch={false}
        className="text-ink underline underline-offset-2"
      >
        To the first page
      </Link>
    </>
  );
}
