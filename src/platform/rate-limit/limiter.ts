import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { getTableName } from 'drizzle-orm';

import { countingConnection } from '@/platform/rate-limit/counting-connection';
import { shared } from '../shared';

import { rateLimits } from './table';

interface Limits {
  /** Apart from the counters of other limiters. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * Counts in PostgreSQL, for all processes together; while that is away, in this one.
 */
export function limiter({ name, points, seconds }: Limits): RateLimiterAbstract {
  return shared(`limiter ${name}`, () => {
    const common = { keyPrefix: name, points, duration: seconds };
    return new RateLimiterPostgres({
      ...common,
      storeClient: countingConnection,
      storeType: 'client',
      tableName: getTableName(rateLimits),
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(common),
    });
  });
}

/** By its shape: the web process and Next's bundles each have the class, and share a limiter. */
export const isRefused = (error: unknown): error is RateLimiterRes =>
  typeof error === 'object' && error !== null && 'msBeforeNext' in error;

/**
 * Takes a point.
 * @returns how many seconds to wait before the next when there were too many, 0 when there was one
 */
export async function takePoint(limits: Limits, key: string): Promise<number> {
  try {
    await limiter(limits).consume(key);
    return 0;
  } catch (error) {
    if (isRefused(error)) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** What a person is told who has to wait. */
export const tooManyAttempts = (wait: number): string =>
  `Too many attempts. Try again in ${wait} seconds.`;
