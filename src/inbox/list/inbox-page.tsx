import type { ReactNode } from 'react';

import { LoadingFailure } from '../frame/loading-failure';
import { reply } from '../reply/actions';
import { assign, note, release, resend } from '../submission/actions';
import type { Colleague } from '../submission/colleagues';
import type { OpenSubmission } from '../submission/open-submission';
import { SubmissionDetail } from '../submission/submission-detail';
import { change } from './actions';
import { DetailAside, InboxPanel } from './inbox-panel';
import { sortName, viewAddress, type InboxView } from './inbox-view';
import { NothingHere } from './nothing-here';
import { Pager } from './pager';
import type { SubmissionPage } from './reads/page';
import { BulkBar } from './table/bulk-bar';
import { ClickableRows } from './table/clickable-rows';
import { SubmissionsTable } from './table/submissions-table';

interface InboxPageProps {
  /** The id of who looks at it. */
  viewer: string;
  brand: string;
  view: InboxView;
  /** What time it is by the server's clock. */
  now: number;
  listed: Promise<SubmissionPage | null>;
  colleagues: readonly Colleague[];
  opened: OpenSubmission | null;
}

const actions = { release, resend, change, assign, note, reply };

/** One page of a table, with the open submission beside it or in it. */
export async function InboxPage({ view, opened, listed, ...rest }: InboxPageProps) {
  const { viewer, brand, now, colleagues } = rest;
  const { form, open } = view;
  const page = await listed;
  const closed = viewAddress({ ...view, open: null });
  const panel = (children: ReactNode) => <InboxPanel tab={form.name}>{children}</InboxPanel>;
  if (!page) return panel(<LoadingFailure />);

  const { submissions, before, after } = page;
  const index = submissions.findIndex(({ id }) => id === open);
  const addressOf = (id: string | null) => viewAddress({ ...view, open: id });
  const neighbour = (at: number) => {
    const found = index < 0 ? undefined : submissions[at];
    return found ? addressOf(found.id) : null;
  };
  const neighbours = {
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
    close: closed,
  };
  const detail = opened ? (
    <SubmissionDetail
      {...{ form, brand, viewer, neighbours, actions, colleagues, now }}
      {...opened}
      address={viewAddress(view)}
    />
  ) : null;
  return (
    <>
      {panel(
        <>
          {/* A shared address stays right when newer ones have pushed the row off this page. */}
          {detail && index < 0 ? (
            <div className="bg-paper p-5 min-[1081px]:hidden">{detail}</div>
          ) : null}
          {submissions.length === 0 ? (
            <p className="py-10 text-[15px] text-ink-soft">
              <NothingHere view={view} />
            </p>
          ) : (
            <div className="group/rows">
              <BulkBar form={form} inTrash={view.show === 'trash'} next={closed} change={change} />
              <ClickableRows>
                <SubmissionsTable
                  view={view}
                  submissions={submissions}
                  addressOf={addressOf}
                  detail={detail}
                  now={now}
                />
              </ClickableRows>
            </div>
          )}
          <Pager
            before={before && viewAddress({ ...view, page: { before }, open: null })}
            after={after && viewAddress({ ...view, page: { after }, open: null })}
            labels={
              sortName(view.sort) === null
                ? { before: 'Newer', after: 'Older' }
                : { before: 'Previous page', after: 'Next page' }
            }
          />
        </>,
      )}
      {opened ? (
        <DetailAside form={form.name} name={opened.submission.values['name'] ?? ''}>
          {detail}
        </DetailAside>
      ) : null}
    </>
  );
}
