import { sessionsTable } from '../src/platform/payload/table-names.mjs';
import { runCommand } from './steps/command.mjs';
import { query, useDatabase } from './steps/database.mjs';
import { Failure } from './steps/failure.mjs';

const usage = 'Say whose: npm run second-factor:remove -- admin@example.com';

/**
 * Ends its owner's sessions and notes it, as the inbox does when an admin takes a factor away. Whoever
 * has none, or only began to set one up, stays as they are.
 */
const removal = `WITH gone AS (
    DELETE FROM second_factors WHERE secret IS NOT NULL
      AND user_id IN (SELECT id FROM users WHERE email = lower($1)) RETURNING user_id
  ),
  ended AS (DELETE FROM ${sessionsTable} WHERE _parent_id IN (SELECT user_id FROM gone))
  INSERT INTO audit_entries (at, action, actor, collection, submissions, detail)
  SELECT now(), 'second-factor', 'the server''s command line', 'users', jsonb_agg(user_id), 'taken away'
  FROM gone HAVING count(*) > 0 RETURNING id`;

/** For the only admin, who lost both the app and the recovery codes, and has the machine. */
await runCommand(async (signal, onClose) => {
  const email = process.argv[2];
  if (!email) throw new Failure(usage);
  const url = await useDatabase(signal, onClose);
  const removed = await query(url, removal, [email]);
  if (removed.length === 0) throw new Failure(`No account ${email} with a second factor.`);
  process.stdout.write(`The second factor of ${email} is gone. Sign in with the password.\n`);
  return 0;
});
