import { MailWarning } from 'lucide-react';

import { listWaitingFor, type WaitingFor } from '@/submissions/records/incoming/waiting';

import { TroubleBanner } from '../frame/trouble-banner';
import { reading } from '../list/reads/reading';

/** Which mails do not come in, and why: nobody would look for them in the mailbox. */
export async function MailTrouble() {
  const waiting = await reading('read which mails wait', () => listWaitingFor());
  if (!waiting || waiting.length === 0) return null;
  return (
    <TroubleBanner icon={MailWarning}>
      {waiting.map((each) => (
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
