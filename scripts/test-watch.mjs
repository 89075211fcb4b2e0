import { once } from 'node:events';
import { startChild } from './steps/children.mjs';
import { runCommand } from './steps/command.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { Failure } from './steps/failure.mjs';
import { nodeEnvironment } from './steps/programs.mjs';
import { inProject, projectRoot } from './steps/project.mjs';

/** `npm run test:watch integration quote`: runs the tests of changed code again and again. */
await runCommand(async (signal, onClose) => {
  await readyDependencies(signal);
  // Not at the top: these need the dependencies.
  const { openWorkspace } = await import('../tests/run/workspace.mjs');
  const { throwAwaySite } = await import('../tests/run/throw-away-site.mjs');
  const [stage = 'unit', ...filters] = process.argv.slice(2);
  if (stage !== 'unit' && stage !== 'integration')
    throw new Failure(
      'Say what to watch: `npm run test:watch unit` or `npm run test:watch integration`, and then parts of names of test files. A browser test is run by `npm test -- e2e part-of-its-name`, which keeps the build for the next time.',
    );
  const workspace = await openWorkspace(true);
  onClose(workspace.remove);
  const [settings] = throwAwaySite(workspace, signal, onClose).integration;
  const env = (stage === 'integration' && (await settings?.())) || workspace.env;
  const child = startChild(
    process.execPath,
    [inProject('node_modules/vitest/vitest.mjs'), 'watch', `--project=${stage}*`, ...filters],
    {
      cwd: projectRoot,
      env: { ...nodeEnvironment(env, 'production'), NODE_ENV: 'test' },
      stdio: 'inherit',
      signal,
    },
  );
  child.once('error', () => undefined);
  await once(child, 'exit');
  return child.exitCode ?? 0;
});
