import { addressesIn, recipientProblem, withOthers } from './addresses';

/** What stands above the words of a reply, as its fields hold it. */
export interface ReplyHead {
  readonly cc: string;
  readonly bcc: string;
  /** Empty where it is as usual. */
  readonly subject: string;
}

export const emptyHead: ReplyHead = { cc: '', bcc: '', subject: '' };

export const isEmptyHead = ({ cc, bcc, subject }: ReplyHead): boolean => cc + bcc + subject === '';

/** Of a reply that was taken back. */
interface StoredHead {
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly subject: string | null;
}

/** All whom one of them names; the subject is the first that there is. */
export const joinHeads = (head: ReplyHead, stored: readonly StoredHead[]): ReplyHead =>
  stored.reduce<ReplyHead>(
    (all, { cc, bcc, subject }) => ({
      cc: withOthers(all.cc, addressesIn(cc ?? '')),
      bcc: withOthers(all.bcc, addressesIn(bcc ?? '')),
      subject: all.subject || (subject ?? ''),
    }),
    head,
  );

/** What is wrong with its fields, each beside who gets the reply by the other ones. */
export function headProblems({ cc, bcc }: ReplyHead): Record<'cc' | 'bcc', string | null> {
  return {
    cc: recipientProblem(cc, 1),
    bcc: recipientProblem(bcc, 1 + addressesIn(cc).length),
  };
}
