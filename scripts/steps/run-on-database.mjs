import path from 'node:path';
import { run } from './children.mjs';
import { useDatabase } from './database.mjs';
import { bundlePrograms, nodeEnvironment, programsFolder } from './programs.mjs';
import { projectRoot } from './project.mjs';

/**
 * Runs a program that is written in TypeScript on the site's database. The site may run meanwhile.
 * @param {object} options
 * @param {'content' | 'forms' | 'submissions' | 'pictures'} options.program
 * @param {string[]} options.args
 * @param {AbortSignal} options.signal
 * @param {(close: () => Promise<void> | void) => void} options.onClose
 * @returns {Promise<number>} the exit code
 */
export async function runOnDatabase({ program, args, signal, onClose }) {
  const url = await useDatabase(signal, onClose);
  await bundlePrograms([program]);
  const node = ['--enable-source-maps', path.join(programsFolder(), `${program}.mjs`)];
  const { code } = await run(process.execPath, [...node, ...args], {
    cwd: projectRoot,
    env: nodeEnvironment({ ...process.env, DATABASE_URL: url }, 'production'),
    signal,
    echo: (text) => process.stdout.write(text),
  });
  return code;
}
