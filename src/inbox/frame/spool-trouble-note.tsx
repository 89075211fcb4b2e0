import { HardDrive } from 'lucide-react';

import type { SpoolTrouble } from '@/submissions';

/** What is wrong with the messages on the disk, and whom to tell. */
export function SpoolTroubleNote({ waiting, rejected, reasons }: SpoolTrouble) {
  return (
    <div
      role="status"
      className="flex gap-3 border-l-[14px] border-bad bg-bad-ground px-5 py-3.5 text-[15px] max-sm:px-4"
    >
      <HardDrive
        aria-hidden="true"
        strokeWidth={1.5}
        className="mt-0.5 size-5 flex-none text-bad"
      />
      <div className="min-w-0 max-w-[80ch] wrap-anywhere">
        {waiting > 0 ? <p>{waitingSentence(waiting, reasons)}</p> : null}
        {rejected > 0 ? <p>{rejectedSentence(rejected)}</p> : null}
        <p>{waiting + rejected === 1 ? 'It is' : 'They are'} safe; tell whoever runs the site.</p>
      </div>
    </div>
  );
}

function waitingSentence(waiting: number, reasons: readonly string[]): string {
  const what = waiting === 1 ? '1 message waits' : `${waiting} messages wait`;
  return `${what} on disk: ${reasons.join('; ')}.`;
}

const rejectedSentence = (rejected: number): string =>
  rejected === 1
    ? '1 line on disk cannot be read as a message, and was put aside.'
    : `${rejected} lines on disk cannot be read as messages, and were put aside.`;
