/**
 * Tables that Payload keeps for itself (read in 3.90.2), and that our own statements read or write: a job is
 * queued in the statement that stores a submission, which no call of Payload's could be a part of.
 * Their columns are generated with all others; what is in them is Payload's to say.
 */
export { payload_jobs, payload_migrations, users_sessions } from '../database/schema';
