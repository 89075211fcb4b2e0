import path from 'node:path';
import { readArguments } from '../steps/arguments.mjs';
import { runCommand } from '../steps/command.mjs';
import { Failure } from '../steps/failure.mjs';
import { runOnDatabase } from '../steps/run-on-database.mjs';

const tables = ['contact_submissions', 'quote_submissions'];
const usage = `Say which file, and of which table: npm run submissions:import -- contact.csv --table ${tables.join('|')} (with --dry-run, it is only tried; --status new says what becomes of rows without a status).`;

/** Brings submissions of the former backend in. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { table: text, status: text, encoding: text };
  const { word: file, values } = readArguments(usage, {
    ...options,
    'dry-run': { type: 'boolean' },
  });
  if (!tables.includes(values.table ?? '')) throw new Failure(usage);
  const flags = Object.entries(values).map(([name, value]) =>
    value === true ? `--${name}` : `--${name}=${String(value)}`,
  );
  const args = [path.resolve(file), ...flags];
  return runOnDatabase({ program: 'submissions', args, signal, onClose });
}, 130);
