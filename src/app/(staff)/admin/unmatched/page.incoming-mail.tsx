import { notFound } from 'next/navigation';

import { requireStaff } from '@/accounts/session';
import { getBrand } from '@/site/content';
import { formatDate } from '@/inbox/frame/format-date';
import { LoadingFailure } from '@/inbox/frame/loading';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { MailTrouble } from '@/inbox/unmatched/mail-trouble';
import { MailboxLinks } from '@/inbox/unmatched/mailbox-links';
import { mayReadUnmatched, readUnmatched } from '@/inbox/unmatched/reads';
import { UnmatchedList } from '@/inbox/unmatched/unmatched-list';

interface UnmatchedPageProps {
  searchParams: Promise<{ mailbox?: string | string[] }>;
}

export default async function UnmatchedPage({ searchParams }: UnmatchedPageProps) {
  const { user, session } = await requireStaff('read');
  if (!(await mayReadUnmatched(user))) notFound();
  const { mailbox: asked } = await searchParams;
  const mailbox = typeof asked === 'string' ? asked.toLowerCase() : undefined;
  const [brand, unmatched] = await Promise.all([getBrand(), readUnmatched(user, mailbox)]);
  const more = unmatched ? unmatched.count - unmatched.mails.length : 0;
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Unmatched mail">
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        What came in by mail and belongs to no thread that we know: put each where it belongs, make
        an enquiry of it, or throw it away.
      </p>
      <div className="mt-3">
        <MailTrouble />
      </div>
      {unmatched ? <MailboxLinks mailboxes={unmatched.mailboxes} shown={mailbox} /> : null}
      {unmatched === null ? (
        <LoadingFailure />
      ) : (
        <UnmatchedList
          isOn={unmatched.isOn}
          mails={unmatched.mails.map((mail) => ({
            ...mail,
            receivedOn: formatDate(mail.writtenAt),
          }))}
        />
      )}
      {more > 0 ? (
        <p className="mt-5">And {more} more, which come up as you deal with these.</p>
      ) : null}
    </StaffPage>
  );
}
