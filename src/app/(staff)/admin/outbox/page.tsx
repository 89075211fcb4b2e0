import { notFound } from 'next/navigation';

import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { OutboxList } from '@/inbox/outbox/outbox-list';
import { readOutbox } from '@/inbox/outbox/reads';
import { getBrand } from '@/site/content';
import { hasOutbox } from '@/submissions';

export default async function OutboxPage() {
  const { user, session } = await requireStaff('read');
  if (!hasOutbox) notFound();
  const [brand, mails] = await Promise.all([getBrand(), readOutbox(user)]);
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Outbox">
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        No mail server is set, so nothing goes out: what would have lies here. With{' '}
        <code>SMTP_URL</code>, or an address that others can come to, this page is gone.
      </p>
      <OutboxList mails={mails} />
    </StaffPage>
  );
}
