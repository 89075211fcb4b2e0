import { shared } from '../shared';
import { Connection } from './connection';

/** For staff, jobs, the audit log and second factors: whatever they do, the door has its own. */
export const staffConnection = shared(
  'staff connection',
  () => new Connection({ max: 4, patienceMs: 3000 }),
);
