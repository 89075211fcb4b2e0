import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { getTableName } from 'drizzle-orm';

import { fleeting } from '@/database/connection';
import { shared } from '@/shared';

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
      storeClient: fleeting,
      storeType: 'client',
      tableName: getTableName(rateLimits),
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(common),
    });
  });
}
