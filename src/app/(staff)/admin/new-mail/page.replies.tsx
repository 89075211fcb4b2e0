import { randomUUID } from 'node:crypto';

import { requireStaff } from '@/accounts/session';
import { readNewFiles } from '@/inbox/new-mail/begin';
import { NewMailForm } from '@/inbox/new-mail/new-mail-form';
import { fromChoices, listOurMailboxes } from '@/inbox/reply/from/our-mailboxes';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/site/content';
import { canReply } from '@/submissions';

export default async function NewMailPage() {
  const { user, session } = await requireStaff('work');
  const [brand, files, ours] = await Promise.all([
    getBrand(),
    readNewFiles(user),
    listOurMailboxes(),
  ]);
  const from = await fromChoices(user, ours, ours[0]);
  return (
    <StaffPage {...{ brand, user, session }} heading="New mail">
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        To somebody who has not written to us. It begins a conversation, which is yours; answers
        come in there.
      </p>
      {canReply ? (
        <NewMailForm formKey={randomUUID()} files={files} from={from} />
      ) : (
        <p className="mt-4">
          Nothing can be sent: no mail server is set. Whoever runs this site sets SMTP_URL and
          MAIL_FROM.
        </p>
      )}
    </StaffPage>
  );
}
