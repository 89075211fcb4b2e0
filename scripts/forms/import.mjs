import path from 'node:path';
import { readArguments } from '../steps/arguments.mjs';
import { runCommand } from '../steps/command.mjs';
import { runOnDatabase } from '../steps/run-on-database.mjs';

const usage =
  'Say which file: npm run forms:import -- forms.json --entries entries.csv --dry-run (an export of Gravity Forms, WPForms or Formbricks, the text of a form of Contact Form 7, messages of Flamingo, or answers that the inbox exported; --form says whose entries they are, --title what the only form is called, --zone by whose clock they are dated, --status what becomes of them).';

/** Brings forms of other programs and their entries in. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { entries: text, form: text, title: text, zone: text, status: text };
  const { word: file, values } = readArguments(usage, {
    ...options,
    encoding: text,
    'dry-run': { type: 'boolean' },
  });
  const flags = Object.entries(values).map(([name, value]) => {
    if (value === true) return `--${name}`;
    return `--${name}=${name === 'entries' ? path.resolve(String(value)) : String(value)}`;
  });
  const args = [path.resolve(file), ...flags];
  return runOnDatabase({ program: 'forms', args, signal, onClose });
}, 130);
