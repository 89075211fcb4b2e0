import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import { env } from '@/env';
import { importForms } from '~/scripts/forms/import-forms';
import { readEntries, readForms } from '~/scripts/forms/read-files';
import { writeEntries, type EntriesOutcome } from '~/scripts/forms/write-entries';

import { payload } from '../payload';
import { forgetMade } from '../submissions/made-forms';

/** An export of another program. */
export const exported = (name: string): string =>
  readFileSync(path.join('tests/support/foreign-forms', name), 'utf8');

/** Takes away the forms of these titles and their copies, and all answers. */
export async function forgetImported(titles: readonly string[]): Promise<void> {
  await forgetMade();
  await payload.delete({
    ...{ collection: 'custom-forms', trash: true, overrideAccess: true },
    where: { or: titles.map((title) => ({ title: { like: title } })) },
    context: { disableRevalidate: true },
  });
}

interface Run {
  readonly text: string;
  readonly name: string;
  readonly title?: string;
  readonly entries?: string | undefined;
  readonly isDryRun?: boolean;
}

/** What `npm run forms:import` does with files. */
export async function runImport({ text, name, title, entries, isDryRun = false }: Run) {
  const said: string[] = [];
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const refused = await importForms(payload, {
      file: readForms(text, name, title),
      entries: entries === undefined ? null : readEntries(entries),
      ...{ form: undefined, status: 'archived', clock: 'Europe/London', isDryRun },
      say: (line) => void said.push(line),
      write: async (submissions): Promise<EntriesOutcome> => {
        await client.query('BEGIN');
        const outcome = await writeEntries({ query: (query) => client.query(query) }, submissions);
        await client.query(isDryRun ? 'ROLLBACK' : 'COMMIT');
        return outcome;
      },
    });
    return { refused, said: said.join('\n') };
  } finally {
    await client.end();
  }
}
