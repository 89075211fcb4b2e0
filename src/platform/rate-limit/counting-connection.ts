import { Connection } from '../database/connection';

/** For counters that may be lost with a crash: it waits for no disk. */
export const countingConnection = new Connection({
  name: 'counters',
  max: 2,
  timeLimitMs: 500,
  settings: '-c synchronous_commit=off',
});
