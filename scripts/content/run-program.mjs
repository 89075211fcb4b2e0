import path from 'node:path';
import { run } from '../steps/children.mjs';
import { openDatabase } from '../steps/database.mjs';
import { readyDependencies } from '../steps/dependencies.mjs';
import { bundlePrograms, nodeEnvironment } from '../steps/programs.mjs';
import { dataFolder, inProject, projectRoot } from '../steps/project.mjs';
import { loadSettings } from '../steps/settings.mjs';

/**
 * Runs scripts/content/program.ts on the site's database. The site may run meanwhile.
 * @param {object} options
 * @param {'export' | 'import'} options.task
 * @param {string} options.folder
 * @param {string[]} [options.flags]
 * @param {AbortSignal} options.signal
 * @param {(close: () => Promise<void> | void) => void} options.onClose
 * @returns {Promise<number>} the exit code
 */
export async function runProgram({ task, folder, flags = [], signal, onClose }) {
  await readyDependencies(signal);
  loadSettings();
  const { url, stop } = await openDatabase(dataFolder());
  onClose(stop);
  await bundlePrograms(['content']);
  const program = ['--enable-source-maps', inProject('dist', 'content.mjs')];
  const { code } = await run(process.execPath, [...program, task, path.resolve(folder), ...flags], {
    cwd: projectRoot,
    env: nodeEnvironment({ ...process.env, DATABASE_URL: url }, 'production'),
    signal,
    echo: (text) => process.stdout.write(text),
  });
  return code;
}
