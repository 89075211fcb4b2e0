import { runCommand } from '../steps/command.mjs';
import { runOnDatabase } from '../steps/run-on-database.mjs';

/** Gives pictures that share a file files of their own. The site may run meanwhile. */
await runCommand(async (signal, onClose) => {
  const code = await runOnDatabase({ program: 'pictures', args: [], signal, onClose });
  if (code === 0) process.stdout.write('\nEach picture has files of its own.\n');
  return code;
}, 130);
