import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../steps/command.mjs';
import { Failure } from '../steps/failure.mjs';
import { runOnDatabase } from '../steps/run-on-database.mjs';

const usage =
  'Say which export: npm run content:import -- exports/2026-11-22 (with --dry-run, it is only tried; with --replace, the content that is there is lost).';

/** Brings the content of an export into the database. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const { folder, flags } = readArguments();
  const args = ['import', path.resolve(folder), ...flags];
  const code = await runOnDatabase({ program: 'content', args, signal, onClose });
  if (code === 0 && !flags.includes('--dry-run'))
    process.stdout.write(`\nAll content of ${folder} is there.\n`);
  return code;
}, 130);

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
    });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0)
      return { folder, flags: Object.keys(values).map((name) => `--${name}`) };
  } catch {
    // An option that nobody knows.
  }
  throw new Failure(usage);
}
