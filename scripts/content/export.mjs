import path from 'node:path';
import { readArguments } from '../steps/arguments.mjs';
import { runCommand } from '../steps/command.mjs';
import { runOnDatabase } from '../steps/run-on-database.mjs';

const usage = 'Say which folder to make: npm run content:export -- exports/2026-11-22';

/** Writes all content of the site into a new folder. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const { word: folder } = readArguments(usage, {});
  const args = ['export', path.resolve(folder)];
  const code = await runOnDatabase({ program: 'content', args, signal, onClose });
  if (code === 0) process.stdout.write(`\nAll content is in ${path.resolve(folder)}\n`);
  return code;
}, 130);
