import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';

import { migrations } from '~/migrations';
import { former } from '~/migrations/first/former-release.mjs';
import { schema } from '~/migrations/first/former-schema';
import { addedTriggers, droppedKeys } from '~/migrations/first/convert-parents';
import { droppedColumns } from '~/migrations/first/convert-words';

import { breaksIn, readSchema } from '../../support/faults/schema-changes';
import { newDatabase } from '../../support/sites/new-database';

/**
 * What a release before does not know of and meets all the same, and why that does no harm. A
 * migration that removes something comes a release after the last one that used it, and stands here
 * (docs/decisions/29-rolling-releases.md).
 */
const accepted: Record<string, readonly string[]> = {
  '20261126_163000_first': [
    // Of words. A process of 0.1.0 that still runs sends the pages that it has, and makes none anew.
    ...droppedColumns.map((column) => `${column} is gone`),
    // It stores what visitors send, and queues no reply: staff are told to try again. Mail that comes
    // in waits where it is.
    ...droppedKeys.map((column) => `${column} is gone`),
    // They ask nothing of what it writes.
    ...addedTriggers.map((trigger) => `something runs: ${trigger}`),
  ].sort(),
  // They note in `submissions` that a row waits to be filed, and ask nothing of what is written. A process of
  // the release before files nobody; what waits is filed by one that knows people.
  '20261128_090847_people_and_companies': ['contact', 'custom', 'quote'].map(
    (form) => `something runs: ${form}_submissions.${form}_submissions_filing`,
  ),
};

/**
 * The first and the last migration of a release that has several, where a later one of these takes away
 * what an earlier one made: no site ran between them, so no process misses it.
 */
const releasedTogether: readonly (readonly [first: string, last: string])[] = [];

const remedy = `A migration takes something from the release before.
If no release had it, name the migration that made it and this one in \`releasedTogether\`; otherwise accept
each in \`accepted\` and say what processes of that release do without it (docs/decisions/29-rolling-releases.md).`;

const { client } = await newDatabase('rolling_releases');

test('the former release works on the schema of the next', { timeout: 120_000 }, async () => {
  const db = drizzle(client);
  await client.query(schema.join(';\n'));
  const isApplied = 'INSERT INTO payload_migrations (name) VALUES ($1)';
  await client.query(isApplied, [former.lastMigration]);
  const found: Record<string, string[]> = {};
  let before = await readSchema(client);
  for (const migration of migrations) {
    // Payload's type says that a migration takes more; ours take the database alone.
    await Reflect.apply(migration.up, undefined, [{ db }]);
    const isFollowed = ([first, last]: readonly [string, string]) =>
      first <= migration.name && migration.name < last;
    if (releasedTogether.some(isFollowed)) continue;
    const after = await readSchema(client);
    const breaks = breaksIn(before, after);
    if (breaks.length > 0) found[migration.name] = breaks.sort();
    before = after;
  }
  expect(before.columns.size).toBeGreaterThan(500);
  expect(found, remedy).toEqual(accepted);
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(releasedTogether.flat()));
});

test.each([
  ['a column that is gone', 'ALTER TABLE a DROP COLUMN text'],
  ['a table that is gone', 'DROP TABLE a'],
  ['another name', 'ALTER TABLE a RENAME COLUMN text TO words'],
  ['another type', 'ALTER TABLE a ALTER COLUMN text TYPE integer USING 1'],
  ['what must be filled', 'ALTER TABLE a ADD COLUMN more text NOT NULL'],
  ['what may not be empty', 'ALTER TABLE a ALTER COLUMN text SET NOT NULL'],
  ['a check', `ALTER TABLE a ADD CHECK (text <> 'x')`],
  ['what must be the only one', 'CREATE UNIQUE INDEX ON a (text)'],
  [
    'a choice that is gone',
    'ALTER TYPE kind RENAME VALUE $$one$$ TO $$two$$'.replaceAll('$$', "'"),
  ],
])('%s is seen', async (_what, change) => {
  await client.query('BEGIN');
  try {
    await client.query(
      `CREATE TABLE a (id serial PRIMARY KEY, text text); CREATE TYPE kind AS ENUM ('one')`,
    );
    const before = await readSchema(client);
    await client.query(
      'ALTER TABLE a ADD COLUMN kind kind; ALTER TABLE a ADD COLUMN n integer NOT NULL DEFAULT 0',
    );
    expect(breaksIn(before, await readSchema(client))).toEqual([]);
    await client.query(change);
    expect(breaksIn(before, await readSchema(client))).not.toEqual([]);
  } finally {
    await client.query('ROLLBACK');
  }
});
