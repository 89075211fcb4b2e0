import 'server-only';

import { RateLimiterRes } from 'rate-limiter-flexible';

import { env } from '@/env';
import { bodyLimits } from '@/platform/limits';
import { hashedNetwork } from '@/platform/rate-limit/address';
import { limiter, takePoint } from '@/platform/rate-limit/limiter';

import { Refusal } from './refusal';
import type { Encoding } from './read-body';
import { challengeFor, isProof } from './proof-of-work';
import type { Suspicion } from './records/received';

const seconds = 600;
const limit = env.SUBMISSION_RATE_LIMIT;
/** Up to here an office behind one address gets through by proving some work. */
const mostWithProof = 3 * limit;

/** A person corrects a form a few times. */
const mostRefused = 10 * limit;

/** Eight forms that are full of files. */
const megabytesOfFiles = 20 * limit;

const submissions = limiter({ name: 'submission', points: mostWithProof, seconds });

/** What one submission took of its sender's allowance. */
export interface Allowance {
  readonly suspicion: Suspicion | null;
  /** For one that is not stored after all. */
  giveBack: () => Promise<void>;
}

const unlimited: Allowance = { suspicion: null, giveBack: () => Promise.resolve() };

/**
 * Takes one submission from what an address may store within ten minutes. Over that it has to prove
 * some work. A browser without JavaScript cannot: what it sends is stored as suspicious.
 * @throws Refusal `rate-limited`, with the work to prove while there is a way through
 */
export async function takeAllowance(
  headers: Headers,
  encoding: Encoding,
  id: string,
): Promise<Allowance> {
  if (limit === 0) return unlimited;
  const key = hashedNetwork(headers);
  const { consumedPoints, msBeforeNext } = await consume(key);
  const giveBack = async () => {
    await submissions.reward(key);
  };
  if (consumedPoints <= limit) return { suspicion: null, giveBack };
  const retryAfter = Math.ceil(msBeforeNext / 1000);
  if (consumedPoints > mostWithProof) throw new Refusal('rate-limited', { retryAfter });
  if (encoding === 'form') return { suspicion: 'many-from-address', giveBack };
  if (await isProof(headers.get('proof-of-work') ?? '', id)) return { suspicion: null, giveBack };
  await giveBack();
  throw new Refusal('rate-limited', { retryAfter, challenge: await challengeFor(id) });
}

/**
 * Takes the length of a body with files from what an address may send of them within ten minutes,
 * whatever becomes of it. It is asked before any of it is read.
 * @returns the refusal where that is used up
 */
export async function takeMegabytes(headers: Headers): Promise<Refusal | null> {
  if (limit === 0 || !headers.get('content-type')?.toLowerCase().startsWith('multipart/'))
    return null;
  const { bytes: most } = bodyLimits.files;
  const bytes = Math.min(Number(headers.get('content-length') ?? most), most);
  const limits = { name: 'megabytes', points: megabytesOfFiles, seconds };
  const retryAfter = await takePoint(limits, hashedNetwork(headers), Math.ceil(bytes / 1_000_000));
  return retryAfter > 0 ? new Refusal('many-files', { retryAfter }) : null;
}

/**
 * Takes one from what an address may send that is refused.
 * @returns how many seconds to wait before the next when there were too many, 0 otherwise
 */
export const takeRefusal = async (headers: Headers): Promise<number> =>
  limit === 0
    ? 0
    : takePoint({ name: 'refused', points: mostRefused, seconds }, hashedNetwork(headers));

async function consume(key: string): Promise<RateLimiterRes> {
  try {
    return await submissions.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}
