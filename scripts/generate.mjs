import { runCommand } from './steps/command.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { Failure } from './steps/failure.mjs';
import { generate } from './steps/generation.mjs';

await runCommand(async (signal) => {
  const [option = '--write', ...rest] = process.argv.slice(2);
  const onlyChecks = option === '--check';
  await readyDependencies(signal);
  const checks = await generate(signal, [option, ...rest]);
  for (const { name, problem } of checks) {
    const outcome =
      problem === null ? 'up to date' : onlyChecks ? problem : `${problem}, written anew`;
    process.stdout.write(`${name}: ${outcome}\n`);
  }
  if (!onlyChecks || checks.every(({ problem }) => problem === null)) return 0;
  throw new Failure('Run `npm run generate` and commit what it writes.');
});
