import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { expect, test } from 'vitest';

import { loggedError } from '@/platform/database/logged-error';

import { payload } from '../support/payload';

const email = 'margaret@private.example';

/** What a statement fails with. */
const failure = (statement: ReturnType<typeof sql>) =>
  payload.db.drizzle.execute(statement).then(
    () => {
      throw new Error('The statement did not fail');
    },
    (error: unknown) => error,
  );

test('the log shows a failed statement, and none of its values', async () => {
  const failed = await failure(sql`SELECT * FROM no_such_table WHERE email = ${email}`);
  expect(String(failed)).toContain(email);
  const logged = JSON.stringify(loggedError(failed));
  expect(logged).toContain('no_such_table');
  expect(logged).not.toContain(email);
  expect((await config).logger).toMatchObject({ options: { serializers: { err: loggedError } } });
});
