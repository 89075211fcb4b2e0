import { randomUUID } from 'node:crypto';

import { requireStaff } from '@/accounts/session';
import { readNewFiles } from '@/inbox/new-mail/begin';
import { NewMailForm } from '@/inbox/new-mail/new-mail-form';
import { fromChoices, listOurMailboxes } from '@/inbox/reply/from/our-mailboxes';
import { readRecipient } from '@/inbox/people/recipient';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/site/content';
import { canReply } from '@/submissions';

interface NewMailPageProps {
  searchParams: Promise<{ person?: string | string[] }>;
}

export default async function NewMailPage({ searchParams }: NewMailPageProps) {
  const { user, session } = await requireStaff('work');
  const { person } = await searchParams;
  const [brand, files, ours, to] = await Promise.all([
    getBrand(),
    readNewFiles(user),
    listOurMailboxes(),
    readRecipient(user, person),
  ]);
  const from = await fromChoices(user, ours, ours[0]);
  return (
    <StaffPage {...{ brand, user, session }} heading="New mail">
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        To somebody who has not written to us. It begins a conversation, which is yours; answers
        come in there.
      </p>
      {canReply ? (
        <NewMailForm formKey={randomUUID()} {...{ files, from, to }} />
      ) : (
        <p className="mt-4">
          Nothing can be sent: no mail server is set. Whoever runs this site sets SMTP_URL and
          MAIL_FROM.
        </p>
      )}
    </StaffPage>
  );
}
