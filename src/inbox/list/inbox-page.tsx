import Link from 'next/link';
import type { ReactNode } from 'react';

import { BulkBar } from './bulk-bar';
import { ClickableRows } from './clickable-rows';
import { DetailAside, InboxPanel } from './inbox-panel';
import { isNarrowed, sortName, viewAddress } from './inbox-view';
import { LoadingFailure } from '../frame/loading-failure';
import { Pager } from './pager';
import { SubmissionDetail } from '../submission/submission-detail';
import { SubmissionsTable } from './submissions-table';
import { noSubmissions } from './words';
import type { Colleague } from '../submission/colleagues';
import type { OpenSubmission } from '../submission/open-submission';
import type { SubmissionPage } from './submissions';

import { assign, change, note, release, resend } from '../submission/actions';
import type { InboxProps } from './inbox';

interface InboxPageProps extends Omit<InboxProps, 'user'> {
  listed: Promise<SubmissionPage | null>;
  colleagues: readonly Colleague[];
  opened: OpenSubmission | null;
}

const actions = { release, resend, change, assign, note };

/** One page of a table, with the open submission beside it or in it. */
export async function InboxPage({ brand, view, now, colleagues, opened, listed }: InboxPageProps) {
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
    <SubmissionDetail {...{ form, brand, neighbours, actions, colleagues, now }} {...opened} />
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
              {view.page || isNarrowed(view) ? <NothingHere view={view} /> : noSubmissions(form)}
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
        <DetailAside name={opened.submission.values['name'] ?? ''}>{detail}</DetailAside>
      ) : null}
    </>
  );
}

function NothingHere({ view }: Pick<InboxProps, 'view'>) {
  if (!view.page) return 'Nothing matches.';
  return (
    <>
      There is nothing on this page any more.{' '}
      <Link
        href={viewAddress({ ...view, page: null, open: null })}
        prefetch={false}
        className="text-ink underline underline-offset-2"
      >
        To the first page
      </Link>
    </>
  );
}
