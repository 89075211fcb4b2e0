/**
 * Brings submissions of the former backend into the database. Started by scripts/submissions/import.mjs.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { getTableName } from 'drizzle-orm';
import { Client } from 'pg';

import { env } from '@/env';
import { formList, type FormDefinition } from '@/forms';
import { referenceOf } from '@/submissions/identity';
import { tableOf } from '@/submissions/records/tables';

import { explain, Failure } from '../steps/failure.mjs';
import { importSubmissions, type Outcome } from './import-submissions';
import { missingColumns, statusNames, statusOf, strayColumns } from './read-submission';
import { readTextFile } from './read-text';
import { readRows, writeRejected } from './rows';

const shownReasons = 20;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'string' },
    status: { type: 'string', default: 'archived' },
    'dry-run': { type: 'boolean', default: false },
    encoding: { type: 'string' },
  },
});
try {
  process.exit(await bringIn(positionals[0] ?? ''));
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

/** @returns the exit code: 1 when not all rows could be taken */
async function bringIn(file: string): Promise<number> {
  const form = formList.find((each) => getTableName(tableOf(each)) === values.table);
  if (!form) throw new Failure(`There is no table ${values.table ?? ''} of submissions.`);
  const status = statusOf(values.status);
  if (!status) throw new Failure(`--status is one of ${statusNames.join(', ')}.`);
  const text = readTextFile(file, values.encoding);
  const rejectedFile = `${file}.rejected`;
  if (existsSync(rejectedFile) && !values['dry-run'])
    throw new Failure(
      `There is ${rejectedFile} from an earlier run: import or remove it first, so that nothing in it is lost.`,
    );
  const given = readRows(text);
  const missing = missingColumns(form, given.columns);
  if (given.rows.length > 0 && missing.length > 0)
    throw new Failure(`The file has no ${missing.join(', ')}: is it of ${form.collection}?`);
  say(`${path.basename(file)}: ${given.rows.length} rows for ${form.collection}`);
  const stray = strayColumns(form, given.columns);
  if (stray.length > 0)
    say(`Columns that have no place here, and stay behind: ${stray.join(', ')}`);

  const outcome = await inTransaction((client) =>
    importSubmissions(
      { query: (query) => client.query(query) },
      { form, rows: given.rows, status },
    ),
  );
  tell(form, outcome);
  const { rejected } = outcome;
  if (values['dry-run']) say('This was a dry run: nothing has changed.');
  else if (rejected.length > 0) {
    writeFileSync(rejectedFile, writeRejected(given, rejected), { mode: 0o600 });
    say(
      `They are in ${rejectedFile}, each with its reason: mend them there, and import that file.`,
    );
  }
  return rejected.length > 0 ? 1 : 0;
}

async function inTransaction(work: (client: Client) => Promise<Outcome>): Promise<Outcome> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('BEGIN');
    const outcome = await work(client);
    await client.query(values['dry-run'] ? 'ROLLBACK' : 'COMMIT');
    return outcome;
  } finally {
    await client.end();
  }
}

function tell(form: FormDefinition, { added, there, erased, rejected }: Outcome): void {
  const given = added.filter(({ id, reference }) => reference === referenceOf(form, id)).length;
  say(`${added.length} come: ${added.length - given} keep their reference, ${given} get one`);
  say(`${there} are there already`);
  if (erased > 0) say(`${erased} stay away: their senders were erased since`);
  if (rejected.length === 0) return;
  say(`${rejected.length} cannot be taken:`);
  for (const { row, reason } of rejected.slice(0, shownReasons)) say(`  ${row.at}: ${reason}`);
  if (rejected.length > shownReasons) say(`  and ${rejected.length - shownReasons} more`);
}
