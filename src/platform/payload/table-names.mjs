/*
 * Tables that Payload keeps for itself, and of which the command line's statements read or take away
 * rows (read in 3.90.2). Plain JavaScript: scripts/ reads this before anything is bundled.
 */

/** `name` of each migration that was run. */
export const migrationsTable = 'payload_migrations';

/** `created_at` and `completed_at` of each job. */
export const jobsTable = 'payload_jobs';

/** Sessions, with the account in `_parent_id`. */
export const sessionsTable = 'users_sessions';
