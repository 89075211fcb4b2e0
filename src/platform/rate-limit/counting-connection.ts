import { Connection } from '../database/connection';
import { shared } from '../shared';

/** For counters that may be lost with a crash: it waits for no disk. */
export const countingConnection = shared(
  'counting connection',
  () => new Connection({ max: 2, patienceMs: 500, settings: '-c synchronous_commit=off' }),
);
