/** Brings forms of other programs and their entries in. Started by scripts/forms/import.mjs. */
import { parseArgs } from 'node:util';

import config from '@payload-config';
import { getPayload } from 'payload';
import { Client } from 'pg';

import { place } from '~/site.config';
import { env } from '@/env';

import { explain, Failure } from '../steps/failure.mjs';
import { statusNames, statusOf } from '../submissions/read-submission';
import { readTextFile } from '../submissions/read-text';
import { importForms } from './import-forms';
import { readEntries, readForms } from './read-files';
import { writeEntries, type EntriesOutcome } from './write-entries';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    entries: { type: 'string' },
    form: { type: 'string' },
    title: { type: 'string' },
    zone: { type: 'string', default: place.timeZone },
    status: { type: 'string', default: 'archived' },
    encoding: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
try {
  process.exit(await bringIn(positionals[0] ?? ''));
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

/** @returns the exit code: 1 when not all entries could be taken */
async function bringIn(file: string): Promise<number> {
  const status = statusOf(values.status);
  if (!status) throw new Failure(`--status is one of ${statusNames.join(', ')}.`);
  if (!isZone(values.zone)) throw new Failure(`There is no time zone ${values.zone}.`);
  const { encoding, 'dry-run': isDryRun } = values;
  const read = readForms(readTextFile(file, encoding), file, values.title);
  const entries =
    values.entries === undefined ? null : readEntries(readTextFile(values.entries, encoding));
  const payload = await getPayload({ config, disableOnInit: true });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const refused = await importForms(payload, {
    ...{ file: read, entries, form: values.form, status, clock: values.zone, isDryRun, say },
    write: (submissions) =>
      inTransaction(isDryRun, (client) =>
        writeEntries({ query: (query) => client.query(query) }, submissions),
      ),
  });
  if (isDryRun) say('This was a dry run: nothing has changed.');
  return refused > 0 ? 1 : 0;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

async function inTransaction(
  isDryRun: boolean,
  work: (client: Client) => Promise<EntriesOutcome>,
): Promise<EntriesOutcome> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('BEGIN');
    const outcome = await work(client);
    await client.query(isDryRun ? 'ROLLBACK' : 'COMMIT');
    return outcome;
  } finally {
    await client.end();
  }
}
