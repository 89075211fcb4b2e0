import { runCommand } from './steps/command.mjs';
import { openDatabase } from './steps/database.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { Failure } from './steps/failure.mjs';
import { dataFolder } from './steps/project.mjs';
import { loadSettings } from './steps/settings.mjs';

const usage = 'Say which folder to make: npm run backup -- backups/2026-11-22';

/** Writes everything that the site knows into a new folder. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const folder = process.argv[2];
  if (!folder) throw new Failure(usage);
  await readyDependencies(signal);
  loadSettings();
  const { url, stop } = await openDatabase(dataFolder());
  onClose(stop);
  // Not at the top: it needs the dependencies.
  const { backUp } = await import('./backup/back-up.mjs');
  await backUp({ folder, url, dataDir: dataFolder(), env: process.env, signal });
  return 0;
}, 130);
