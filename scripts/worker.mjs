import { once } from 'node:events';
import { endChild, startChild } from './steps/children.mjs';
import { runCommand } from './steps/command.mjs';
import { useDatabase } from './steps/database.mjs';
import { Failure } from './steps/failure.mjs';
import { bundlePrograms, nodeEnvironment, workerArgs } from './steps/programs.mjs';
import { dataFolder, projectRoot } from './steps/project.mjs';

/** A mail that is under way may end. */
const drainMs = 20_000;

await runCommand(async (signal, onClose) => {
  const url = await useDatabase(signal, onClose);
  await bundlePrograms(['worker', 'mail-reader']);
  const child = startChild(process.execPath, workerArgs(), {
    cwd: projectRoot,
    env: nodeEnvironment(
      { ...process.env, DATABASE_URL: url, DATA_DIR: dataFolder() },
      'production',
    ),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onClose(() => endChild(child, drainMs));
  const ended = once(child, 'exit').then(() => false);
  if (await Promise.race([ended, once(signal, 'abort').then(() => true)])) return 0;
  throw new Failure('The worker ended unexpectedly: see above.');
});
