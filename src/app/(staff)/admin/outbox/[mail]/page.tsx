import { randomUUID } from 'node:crypto';

import { notFound } from 'next/navigation';

import { may } from '@/accounts/rights';
import { requireStaff } from '@/accounts/session';
import { isOn } from '@/features';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { CustomerAnswer } from '@/inbox/outbox/customer-answer';
import { parseHeldMail } from '@/inbox/outbox/held-mail';
import { MailView } from '@/inbox/outbox/mail-view';
import { readHeldMail } from '@/inbox/outbox/reads';
import { getBrand } from '@/site/content';
import { hasOutbox } from '@/submissions';
import { TextLink } from '@/ui/text-link';

export default async function HeldMailPage({ params }: PageProps<'/admin/outbox/[mail]'>) {
  const { user, session } = await requireStaff('read');
  const key = parseHeldMail((await params).mail);
  const mail = hasOutbox && key ? await readHeldMail(user, key) : null;
  if (!key || !mail) notFound();
  const brand = await getBrand();
  return (
    <StaffPage brand={brand} user={user} session={session} heading={mail.subject}>
      <p className="mt-2">
        <TextLink href="/admin/outbox">All of the outbox</TextLink>
      </p>
      <MailView mail={mail} />
      {mail.customer && isOn('incoming-mail') && may(user, 'work') ? (
        <CustomerAnswer
          mail={key}
          about={mail}
          name={mail.customer.name || mail.customer.address}
          answerKey={randomUUID()}
        />
      ) : null}
    </StaffPage>
  );
}
