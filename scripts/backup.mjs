import { runCommand } from './steps/command.mjs';
import { useDatabase } from './steps/database.mjs';
import { Failure } from './steps/failure.mjs';
import { dataFolder } from './steps/project.mjs';

const usage = 'Say which folder to make: npm run backup -- backups/2026-11-22';

/** Writes everything that the site knows into a new folder. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const folder = process.argv[2];
  if (!folder) throw new Failure(usage);
  const url = await useDatabase(signal, onClose);
  // Not at the top: it needs the dependencies.
  const { backUp } = await import('./backup/back-up.mjs');
  await backUp({ folder, url, dataDir: dataFolder(), env: process.env, signal });
  return 0;
}, 130);
