import { readArguments } from './steps/arguments.mjs';
import { runCommand } from './steps/command.mjs';
import { openDatabase } from './steps/database.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { bundlePrograms } from './steps/programs.mjs';
import { dataFolder } from './steps/project.mjs';
import { loadSettings } from './steps/settings.mjs';
import { refuseWhileRunning } from './steps/web-process.mjs';

const usage =
  'Say which backup: npm run restore -- backups/2026-11-22 (with --replace, what is there is lost).';

/** Restores a backup into an empty database, or over what is there. */
await runCommand(async (signal, onClose) => {
  const { word: folder, values } = readArguments(usage, { replace: { type: 'boolean' } });
  await readyDependencies(signal);
  loadSettings();
  refuseWhileRunning(dataFolder());
  const { url, stop } = await openDatabase(dataFolder());
  onClose(stop);
  await bundlePrograms(['migrate']);
  // Not at the top: it needs the dependencies.
  const { restore } = await import('./backup/restore.mjs');
  await restore({ folder, url, isReplacing: values.replace === true, env: process.env, signal });
  return 0;
}, 130);
