import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { getTableName, sql } from 'drizzle-orm';

import { staffConnection } from '../database/staff-connection';
import { insertSelect, run } from '../database/statement';

import { countingConnection } from './counting-connection';
import { rateLimits } from './table';

interface Limits {
  /** Apart from the counters of other limiters. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

const limiters = new Map<string, RateLimiterAbstract>();

/**
 * Counts in PostgreSQL, for all processes together; while that is away, in memory.
 */
export function limiter(limits: Limits): RateLimiterAbstract {
  const known = limiters.get(limits.name);
  if (known) return known;
  const made = makeLimiter(limits);
  limiters.set(limits.name, made);
  return made;
}

function makeLimiter({ name, points, seconds }: Limits): RateLimiterAbstract {
  const common = { keyPrefix: name, points, duration: seconds };
  return new RateLimiterPostgres({
    ...common,
    storeClient: countingConnection,
    storeType: 'client',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(common),
  });
}

/**
 * Takes a point, or several.
 * @returns how many seconds to wait before the next when there were too many, 0 when there was one
 */
export async function takePoint(limits: Limits, key: string, points = 1): Promise<number> {
  try {
    await limiter(limits).consume(key, points);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** What somebody is told who has to wait. */
export const tooManyAttempts = (wait: number): string =>
  `Too many attempts. Try again in ${wait} seconds.`;

/** Takes as long as a write that counts something: on the staff's way, and to the disk. */
export async function noopWrite(key: string): Promise<void> {
  await run(
    staffConnection,
    sql`${insertSelect(rateLimits, { key, points: 1 }, sql``)}
        ON CONFLICT (key) DO UPDATE SET points = ${rateLimits.points} % 1000000 + 1`,
  );
}
