import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startChild } from './children.mjs';
import { Failure, Interrupted } from './failure.mjs';
import { isRecord } from './json.mjs';
import { runCommand } from './main-program.mjs';
import { readyDependencies } from './preparation.mjs';
import { bundlePrograms, nodeEnvironment } from './programs.mjs';
import { inProject, projectRoot } from './project.mjs';

/**
 * @typedef {{ name: string, problem: string | null }} Check one thing that is generated, and what
 *   is out of date with it
 */

const unfinished = 'Not everything was generated: mend the error above and run it again.';

/** Drizzle ends without a word when it has a question and no terminal. */
const askedNobody =
  'Without an error above, a field may have been renamed: run it in a terminal, where it asks.';

/** src/env.ts wants these, and what is generated depends on neither. */
const unused = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-to-generate-code-never-to-serve',
};

/**
 * Runs scripts/generated.ts: with `--check` it changes nothing, else it writes what is out of date.
 * @param {AbortSignal} signal
 * @param {string[]} args `--check`, or `--write` and a name for a new migration
 * @param {string} [outdir]
 * @returns {Promise<Check[]>}
 */
export async function generate(signal, args, outdir = inProject('dist')) {
  await bundlePrograms(['generated'], outdir);
  const child = startChild(
    process.execPath,
    ['--enable-source-maps', path.join(outdir, 'generated.mjs'), ...args],
    {
      cwd: projectRoot,
      // Asks whether a column was renamed or replaced, when somebody is there to answer.
      stdio: [process.stdin.isTTY ? 'inherit' : 'ignore', 'inherit', 'inherit', 'ipc'],
      // In development Payload would write the types by itself, also during a check.
      env: nodeEnvironment({ ...process.env, ...unused }, 'production'),
    },
  );
  return new Promise((resolve, reject) => {
    /** @type {Check[]} */
    let checks = [];
    child.on('message', (message) => {
      checks = Array.isArray(message) ? message.filter(isCheck) : [];
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0 && checks.length > 0) resolve(checks);
      else if (signal.aborted) reject(new Interrupted());
      else reject(new Failure(process.stdin.isTTY ? unfinished : `${unfinished} ${askedNobody}`));
    });
    signal.addEventListener('abort', () => child.kill(), { once: true });
  });
}

/**
 * @param {unknown} value
 * @returns {value is Check}
 */
const isCheck = (value) =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.problem === null || typeof value.problem === 'string');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(async (signal) => {
    const [option = '--write', ...rest] = process.argv.slice(2);
    await readyDependencies(signal);
    const checks = await generate(signal, [option, ...rest]);
    const drifted = checks.filter(({ problem }) => problem !== null);
    for (const { name, problem } of checks)
      process.stdout.write(
        `${name}: ${problem === null ? 'up to date' : `${problem}${option === '--check' ? '' : ', written anew'}`}\n`,
      );
    if (option !== '--check' || drifted.length === 0) return 0;
    throw new Failure('Run `npm run generate` and commit what it writes.');
  });
}
