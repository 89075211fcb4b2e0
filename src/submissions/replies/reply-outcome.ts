import { isSameAddress } from '@/platform/address-spellings';

import type { FailedMail } from '../records/failed-mail';
import type { ClaimedReply, ReplyOutcome } from '../records/thread/reply-batch';

/** For about twenty minutes: somebody waits to know, and can try again by hand. */
const mostRetries = 8;
const firstPauseSeconds = 5;

type Reply = Pick<ClaimedReply, 'address' | 'owed' | 'refused' | 'tried'>;

interface Missing {
  readonly address: string;
  readonly why: string;
  /** It is tried again by itself. */
  readonly isLate: boolean;
}

/**
 * What a try makes of a reply. One that some have is sent: it goes to nobody twice, and says who has it
 * not.
 * @param receivers to whom this try was
 * @param failed null where all of them have it
 */
export function replyOutcome(
  reply: Reply,
  receivers: readonly string[],
  failed: FailedMail | null,
): ReplyOutcome {
  const isGivenUp = failed !== null && (failed.isLast || reply.tried >= mostRetries);
  const waitSeconds = firstPauseSeconds * 2 ** reply.tried;
  const missing = failed === null ? [] : missingOf(failed, receivers, isGivenUp);
  const isWhole = reply.owed === null;
  if (failed && isWhole && missing.length === receivers.length)
    return {
      ...{ ...sent, refused: reply.refused, problem: failed.problem, waitSeconds },
      state: isGivenUp ? 'failed' : 'waiting',
    };
  const late = missing.filter(({ isLate }) => isLate);
  const lost = missing.filter(({ isLate }) => !isLate);
  const reached = receivers.filter((each) => missing.every(({ address }) => address !== each));
  return {
    ...sent,
    isUnderWay: reached.length > 0,
    hasArrived: reached.includes(reply.address),
    refused: [reply.refused ?? '', ...lost.map(inWords)].filter(Boolean).join('\n') || null,
    ...(late.length > 0 && {
      state: 'waiting' as const,
      waitSeconds,
      problem: late.map(inWords).join('\n'),
      owed: late.map(({ address }) => address).join(', '),
    }),
  };
}

const sent: ReplyOutcome = {
  ...{ state: 'sent', problem: null, waitSeconds: 0 },
  ...{ refused: null, owed: null, isUnderWay: false, hasArrived: false },
};

const inWords = ({ address, why }: Missing): string => `${address}: ${why}`;

/** A server may spell a host in another way. */
function missingOf(
  { refused, problem }: FailedMail,
  receivers: readonly string[],
  isGivenUp: boolean,
): readonly Missing[] {
  if (refused.length === 0)
    return receivers.map((address) => ({ address, why: problem, isLate: !isGivenUp }));
  return receivers.flatMap((receiver) =>
    refused
      .filter(({ address }) => isSameAddress(address, receiver))
      .map(({ answer, isFinal }) => ({
        address: receiver,
        why: `The mail server answered ${answer}`,
        isLate: !isFinal && !isGivenUp,
      })),
  );
}
