import path from 'node:path';
import { readArguments } from '../steps/arguments.mjs';
import { runCommand } from '../steps/command.mjs';
import { runOnDatabase } from '../steps/run-on-database.mjs';

const usage =
  'Say which export: npm run content:import -- exports/2026-11-22 (with --dry-run, it is only tried; with --replace, the content that is there is lost).';

/** Brings the content of an export into the database. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const { word: folder, values } = readArguments(usage, { 'dry-run': flag, replace: flag });
  const flags = Object.keys(values).map((name) => `--${name}`);
  const args = ['import', path.resolve(folder), ...flags];
  const code = await runOnDatabase({ program: 'content', args, signal, onClose });
  if (code === 0 && !values['dry-run'])
    process.stdout.write(`\nAll content of ${folder} is there.\n`);
  return code;
}, 130);
