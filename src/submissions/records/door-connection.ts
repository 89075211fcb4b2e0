import { Connection } from '@/platform/database/connection';
import { shared } from '@/platform/shared';

/** For what visitors send: it must be on disk before its sender is told so. */
export const doorConnection = shared(
  'door connection',
  () => new Connection({ max: 8, patienceMs: 1500 }),
);
