import { MailWarning } from 'lucide-react';

import { listUnread } from '@/submissions/records/mailboxes/unread';
import { listWaitingFor, type WaitingFor } from '@/submissions/records/incoming/waiting';

import { formatDate } from '../frame/format-date';
import { TroubleBanner } from '../frame/trouble-banner';
import { reading } from '../list/reads/reading';

/** Which mailboxes cannot be read, which mails do not come in, and why: nobody would look for them there. */
export async function MailTrouble() {
  const [unread, waiting] = await Promise.all([
    reading('read which mailboxes cannot be read', () => listUnread()),
    reading('read which mails wait', () => listWaitingFor()),
  ]);
  if (!unread?.length && !waiting?.length) return null;
  return (
    <TroubleBanner icon={MailWarning}>
      {unread?.map(({ name, reason, since }) => (
        <p key={name}>
          The mailbox {name} cannot be read since {formatDate(since.toISOString())}: {reason}.
        </p>
      ))}
      {waiting?.map((each) => (
        <p key={`${each.isLeft} ${each.reason}`}>{sentence(each)}</p>
      ))}
      <p>Nothing of it is lost; tell whoever runs the site.</p>
    </TroubleBanner>
  );
}

function sentence({ count, isLeft, reason }: WaitingFor): string {
  const mails = count === 1 ? '1 mail' : `${count} mails`;
  if (isLeft)
    return `${mails} could not be kept and ${count === 1 ? 'lies' : 'lie'} in the mailbox, flagged: ${reason}.`;
  return `${mails} ${count === 1 ? 'waits' : 'wait'} outside: ${reason}.`;
}
