import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../steps/command.mjs';
import { Failure } from '../steps/failure.mjs';
import { runOnDatabase } from '../steps/run-on-database.mjs';

const tables = ['contact_submissions', 'quote_submissions'];
const usage = `Say which file, and of which table: npm run submissions:import -- contact.csv --table ${tables.join('|')} (with --dry-run, it is only tried; --status new says what becomes of rows without a status).`;

/** Brings submissions of the former backend in. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const args = readArguments();
  return runOnDatabase({ program: 'submissions', args, signal, onClose });
}, 130);

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        table: { type: 'string' },
        status: { type: 'string' },
        'dry-run': { type: 'boolean' },
        encoding: { type: 'string' },
      },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0 && tables.includes(values.table ?? ''))
      return [
        path.resolve(file),
        ...Object.entries(values).map(([name, value]) =>
          value === true ? `--${name}` : `--${name}=${String(value)}`,
        ),
      ];
  } catch {
    // An option that nobody knows.
  }
  throw new Failure(usage);
}
