import { once } from 'node:events';
import path from 'node:path';
import { startChild } from './children.mjs';
import { Failure } from './failure.mjs';
import { bundlePrograms, nodeEnvironment, programsFolder } from './programs.mjs';
import { projectRoot } from './project.mjs';

/** src/env.ts wants these, and what is generated depends on neither. */
const unused = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-to-generate-code-never-to-serve',
};

/**
 * Runs scripts/generation/program.ts: with `--check` it changes nothing, else it writes what is out
 * of date.
 * @param {AbortSignal} signal
 * @param {string[]} args `--check`, `--first`, or `--write` and a name for a new migration
 * @param {string} [outdir]
 * @returns each thing that is generated, and what is out of date with it
 */
export async function generate(signal, args, outdir = programsFolder()) {
  await bundlePrograms(['generation'], outdir);
  // Not at the top: this file is read before the dependencies are installed.
  const { z } = await import('zod');
  const checks = z.array(z.object({ name: z.string(), problem: z.string().nullable() })).min(1);
  /** @type {unknown} */
  let sent;
  const child = startChild(
    process.execPath,
    ['--enable-source-maps', path.join(outdir, 'generation.mjs'), ...args],
    {
      cwd: projectRoot,
      // Asks whether a column was renamed or replaced, when somebody is there to answer.
      stdio: [process.stdin.isTTY ? 'inherit' : 'ignore', 'inherit', 'inherit', 'ipc'],
      // In development Payload would write the types by itself, also during a check.
      env: nodeEnvironment({ ...process.env, ...unused }, 'production'),
      signal,
    },
  );
  child.on('message', (message) => (sent = message));
  await once(child, 'exit');
  const answer = checks.safeParse(sent);
  if (child.exitCode === 0 && answer.success) return answer.data;
  // Drizzle ends without a word when it has a question and no terminal.
  throw new Failure(
    'Not everything was generated: mend the error above and run it again. Without an error above, a field may have been renamed: run it in a terminal, where it asks.',
  );
}
