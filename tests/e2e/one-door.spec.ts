import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, query, test } from '../support/site';

/** Each says it in its own file alone. */
const ofTheDoor = [
  'The spool is full',
  'refuses submissions with SQLSTATE',
  'Idempotency-Key is not 1 to 200',
];

const programs = process.env.PROGRAMS_DIR ?? 'dist';

const filesIn = (folder: string, suffix: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => path.join(folder, name));

function filesWith(text: string, files: readonly string[]): string[] {
  return files.filter((file) => readFileSync(file, 'utf8').includes(text));
}

test('a web process holds one door: Next’s code has no copy of it', () => {
  const ofNext = filesIn(path.join(process.env.NEXT_DIST_DIR ?? '.next', 'server'), '.js');
  const ofPrograms = filesIn(programs, '.mjs');
  expect(ofNext.length).toBeGreaterThan(100);
  for (const text of ofTheDoor) {
    expect([text, filesWith(text, ofNext)]).toEqual([text, []]);
    // The server and the door share it.
    const [chunk, ...others] = filesWith(text, ofPrograms);
    expect(others).toEqual([]);
    expect(chunk).toMatch(/chunks/);
  }
});

test('Next’s routes answer with that door', async ({ request, baseURL }) => {
  const refused = await request.get(`${baseURL ?? ''}/api/contact`);
  expect(refused.status()).toBe(405);
  expect(await refused.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
  const pools = await query(
    `SELECT DISTINCT client_port FROM pg_stat_activity
     WHERE application_name = 'door' AND datname = current_database()`,
  );
  expect(pools.length).toBeLessThanOrEqual(8);
});
