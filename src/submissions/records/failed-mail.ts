import { z } from 'zod';

import type { RefusedReceiver } from '@/platform/mail/adapter';

/**
 * Why a reply is not tried again by itself: SMTP knows no transaction. Where the answer to a mail is
 * lost, nobody can tell whether the server took it, and a person decides.
 */
export const interrupted =
  'It may have arrived: it was interrupted before the mail server answered';

/** What is said of a mail that did not go out, or not to all, and whether it is given up. */
export interface FailedMail {
  /** It names nobody. */
  readonly problem: string;
  /** It may have arrived, or never will: to send it again by itself would double it or change nothing. */
  readonly isLast: boolean;
  /** Those whom the server refused; all others have it. */
  readonly refused: readonly RefusedReceiver[];
}

const refusedReceivers = z.object({
  refused: z.array(z.object({ address: z.string(), answer: z.number(), isFinal: z.boolean() })),
});

export function failedMail(error: unknown): FailedMail {
  if (isMarked(error, 'mayHaveArrived')) return { problem: interrupted, isLast: true, refused: [] };
  const problem = error instanceof Error ? error.message : 'The mail could not be sent';
  const refused = refusedReceivers.safeParse(error).data?.refused ?? [];
  return { problem, isLast: isMarked(error, 'isFinal'), refused };
}

/** By its mark: the build gives classes other names. */
const isMarked = (error: unknown, mark: 'isFinal' | 'mayHaveArrived'): boolean =>
  error instanceof Error && Reflect.get(error, mark) === true;
