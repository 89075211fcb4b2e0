import { ClickableRows } from '@/components/staff/clickable-rows';
import { DetailAside, InboxPanel } from '@/components/staff/inbox-panel';
import { viewAddress } from '@/components/staff/inbox-view';
import { LoadingFailure } from '@/components/staff/loading-failure';
import { Pager } from '@/components/staff/pager';
import { SubmissionDetail } from '@/components/staff/submission-detail';
import { SubmissionsTable } from '@/components/staff/submissions-table';
import { noSubmissions } from '@/components/staff/words';
import { getSubmission, listSubmissions } from '@/staff/submissions';

import { release, resend } from './actions';
import type { InboxProps } from './inbox';

/** One page of a table, with the open submission beside it or in it. */
export async function InboxPage({ user, brand, view }: InboxProps) {
  const { form, open } = view;
  const page = await listSubmissions(view, user, view.page);
  if (!page) {
    return (
      <InboxPanel tab={form.name}>
        <LoadingFailure />
      </InboxPanel>
    );
  }
  const { submissions, before, after } = page;
  if (submissions.length === 0) {
    return (
      <InboxPanel tab={form.name}>
        <p className="py-10 text-[15px] text-ink-soft">{noSubmissions(form)}</p>
      </InboxPanel>
    );
  }

  const addressOf = (id: string | null) => viewAddress({ ...view, open: id });
  const index = submissions.findIndex(({ id }) => id === open);
  const neighbour = (at: number) => {
    const found = index < 0 ? undefined : submissions[at];
    return found ? addressOf(found.id) : null;
  };
  const submission = submissions[index] ?? (open && (await getSubmission(form, user, open)));
  const detail = submission ? (
    <SubmissionDetail
      form={form}
      submission={submission}
      brand={brand}
      actions={{ release, resend }}
      neighbours={{
        previous: neighbour(index - 1),
        next: neighbour(index + 1),
        close: addressOf(null),
      }}
    />
  ) : null;
  return (
    <>
      <InboxPanel tab={form.name}>
        {/* A shared address stays right when newer ones have pushed the row off this page. */}
        {detail && index < 0 ? (
          <div className="bg-paper p-5 min-[1081px]:hidden">{detail}</div>
        ) : null}
        <ClickableRows>
          <SubmissionsTable
            form={form}
            submissions={submissions}
            openId={open}
            addressOf={addressOf}
            detail={detail}
          />
        </ClickableRows>
        <Pager
          before={before && viewAddress({ ...view, page: { before }, open: null })}
          after={after && viewAddress({ ...view, page: { after }, open: null })}
          labels={{ before: 'Newer', after: 'Older' }}
        />
      </InboxPanel>
      {submission ? (
        <DetailAside name={submission.values['name'] ?? ''}>{detail}</DetailAside>
      ) : null}
    </>
  );
}
