import path from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { env } from '@/env';

import { payload } from '../../support/payload';
import { command } from '../../support/sites/backup-drill';
import { forgetMade } from '../../support/submissions/made-forms';

const sample = (name: string) => path.resolve('tests/support/foreign-forms', name);
const settings = { DATABASE_URL: env.DATABASE_URL, MEDIA_DIR: env.MEDIA_DIR };

const importForms = (...args: string[]) => command('forms/import', args, settings);

const empty = async () => {
  await forgetMade();
  await payload.delete({
    ...{ collection: 'custom-forms', trash: true, overrideAccess: true },
    where: { title: { in: ['Open day', 'Ask us', 'Contact form 7', 'After the visit'] } },
    context: { disableRevalidate: true },
  });
};
beforeAll(empty);
afterAll(empty);

const count = async () => {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT (SELECT count(*)::int FROM custom_forms) AS forms,
           (SELECT count(*)::int FROM custom_submissions) AS entries,
           (SELECT count(*)::int FROM payload_jobs) AS jobs`);
  return rows[0];
};

const files = [sample('gravity.json'), '--entries', sample('gravity.csv')];

test('a form and its entries are tried first, and nothing changes', async () => {
  const before = await count();
  const tried = await importForms(...files, '--dry-run');
  expect(tried.said).toContain('Gravity Forms, “Open day”: comes as a draft');
  expect(tried.said).toContain('3 entries: 2 come, 0 are there already');
  expect(tried.said).toContain('This was a dry run: nothing has changed.');
  // An entry stays behind, and a script that runs this learns of it.
  expect(tried.status).toBe(1);
  expect(await count()).toEqual(before);
});

test('they come, and come once', async () => {
  const before = await count();
  const done = await importForms(...files);
  expect([done.status, done.said]).toEqual([1, expect.stringContaining('2 come')]);
  const after = await count();
  expect(after).toEqual({ forms: 1, entries: 2, jobs: before?.['jobs'] });

  const again = await importForms(...files);
  expect(again.said).toContain('“Open day”: is there already, and stays as it is');
  expect(again.said).toContain('3 entries: 0 come, 2 are there already');
  expect(await count()).toEqual(after);
});

test('a form whose entries all come is no failure', async () => {
  const { said, status } = await importForms(
    ...[sample('contact-form-7.txt'), '--entries', sample('flamingo.csv'), '--dry-run'],
  );
  expect(said).toContain('“Contact form 7”: comes as a draft');
  expect([status, said]).toEqual([0, expect.stringContaining('2 come, 0 are there already')]);
});

test.each([
  ['nothing', [], /Say which file: npm run forms:import/],
  ['an option that nobody knows', [sample('gravity.json'), '--dry'], /Say which file: npm/],
  ['two files', [sample('gravity.json'), sample('gravity.csv')], /Say which file: npm/],
  ['no file', [path.resolve('none.json')], /There is no file .*none\.json\./],
  ['a folder', [sample('')], /foreign-forms is a folder: say which file in it\./],
  ['entries without their form', [sample('gravity.csv')], /is neither a form nor a file of/],
])('%s: it says what is wrong in a sentence', async (_, given, sentence) => {
  const before = await count();
  const { said, status } = await importForms(...given);
  expect(said).toMatch(sentence);
  // Where in the code it was found out helps nobody.
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(await count()).toEqual(before);
});
