import { HardDrive } from 'lucide-react';

import { getSpoolTrouble, type SpoolTrouble } from '@/submissions';

import { TroubleBanner } from './trouble-banner';

/** What waits on the disk and does not get into the tables: nobody would look for it there. */
export async function SpoolBanner() {
  const trouble = await getSpoolTrouble().catch(() => null);
  return trouble ? <SpoolTroubleNote {...trouble} /> : null;
}

/** What is wrong with the messages on the disk, and whom to tell. */
export function SpoolTroubleNote({ waiting, rejected, reasons }: SpoolTrouble) {
  return (
    <TroubleBanner icon={HardDrive}>
      {waiting > 0 ? <p>{waitingSentence(waiting, reasons)}</p> : null}
      {rejected > 0 ? <p>{rejectedSentence(rejected)}</p> : null}
      <p>{waiting + rejected === 1 ? 'It is' : 'They are'} safe; tell whoever runs the site.</p>
    </TroubleBanner>
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
