import type { TypedUser } from 'payload';
import { Suspense } from 'react';

import { InboxPanel, inboxPanel } from '@/components/staff/inbox-panel';
import { inboxForms, plainView, viewAddress, type InboxView } from '@/components/staff/inbox-view';
import { LoadingFailure } from '@/components/staff/loading-failure';
import { LoadingSubmissions } from '@/components/staff/loading-submissions';
import { SubmissionTabs } from '@/components/staff/submission-tabs';
import { tabLabel } from '@/components/staff/words';
import { countSubmissions } from '@/staff/submissions';

import { InboxPage } from './inbox-page';

export interface InboxProps {
  user: TypedUser;
  brand: string;
  view: InboxView;
}

/** The tabs with their counts, and the page that is open in one of them. */
export async function Inbox({ user, brand, view }: InboxProps) {
  const counts = await countSubmissions(user);
  const { form } = view;
  const tabs = inboxForms.map((each) => ({
    name: each.name,
    label: tabLabel(each, counts && counts[each.name]),
    address: viewAddress(plainView(each)),
  }));
  return (
    <>
      <SubmissionTabs tabs={tabs} selected={form.name} panel={inboxPanel} />
      {counts ? (
        // A new key shows the loading state on another page, not when a row opens.
        <Suspense
          key={viewAddress({ ...view, open: null })}
          fallback={
            <InboxPanel tab={form.name}>
              <LoadingSubmissions />
            </InboxPanel>
          }
        >
          <InboxPage user={user} brand={brand} view={view} />
        </Suspense>
      ) : (
        <InboxPanel tab={form.name}>
          <LoadingFailure />
        </InboxPanel>
      )}
    </>
  );
}
