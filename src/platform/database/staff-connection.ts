import { Connection } from './connection';

/** For staff, jobs, the audit log and second factors: whatever they do, the door has its own. */
export const staffConnection = new Connection({ name: 'staff', max: 4, timeLimitMs: 3000 });
