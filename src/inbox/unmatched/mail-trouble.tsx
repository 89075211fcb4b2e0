import { MailWarning } from 'lucide-react';

import { listWaitingFor, type WaitingFor } from '@/submissions/records/incoming/waiting';

import { reading } from '../list/reads/reading';

/** What does not come in by mail and why: nobody would look for it in the mailbox. */
export async function MailTrouble() {
  const waiting = await reading('read which mails wait', () => listWaitingFor());
  return waiting && waiting.length > 0 ? <MailTroubleNote waiting={waiting} /> : null;
}

/** In words, and whom to tell. */
export const MailTroubleNote = ({ waiting }: { waiting: readonly WaitingFor[] }) => (
  <div
    role="status"
    className="flex gap-3 border-l-[14px] border-bad bg-bad-ground px-5 py-3.5 text-[15px] max-sm:px-4"
  >
    <MailWarning
      aria-hidden="true"
      strokeWidth={1.5}
      className="mt-0.5 size-5 flex-none text-bad"
    />
    <div className="min-w-0 max-w-[80ch] wrap-anywhere">
      {waiting.map((each) => (
        <p key={`${each.isLeft} ${each.reason}`}>{sentence(each)}</p>
      ))}
      <p>Nothing of it is lost; tell whoever runs the site.</p>
    </div>
  </div>
);

function sentence({ count, isLeft, reason }: WaitingFor): string {
  const mails = count === 1 ? '1 mail' : `${count} mails`;
  if (isLeft)
    return `${mails} could not be kept and ${count === 1 ? 'lies' : 'lie'} in the mailbox, flagged: ${reason}.`;
  return `${mails} ${count === 1 ? 'waits' : 'wait'} outside: ${reason}.`;
}
