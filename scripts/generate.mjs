import { parseArgs } from 'node:util';
import { runCommand } from './steps/command.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { Failure } from './steps/failure.mjs';
import { generate } from './steps/generation.mjs';

const usage =
  'Say `npm run generate -- add_team_members`: the name of the migration, in small letters with _ between words; or --check, which writes nothing, or --first (docs/decisions/29-rolling-releases.md).';

await runCommand(async (signal) => {
  const { option, name } = readArguments();
  const onlyChecks = option === 'check';
  await readyDependencies(signal);
  const checks = await generate(signal, [`--${option}`, name]);
  for (const { name, problem } of checks) {
    const outcome =
      problem === null ? 'up to date' : onlyChecks ? problem : `${problem}, written anew`;
    process.stdout.write(`${name}: ${outcome}\n`);
  }
  if (!onlyChecks || checks.every(({ problem }) => problem === null)) return 0;
  throw new Failure('Run `npm run generate` and commit what it writes.');
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        first: { type: 'boolean' },
        write: { type: 'boolean' },
      },
    });
    const [option = 'write', ...others] = Object.keys(values);
    const [name = 'change', ...more] = positionals;
    if (others.length + more.length === 0 && /^[a-z][a-z0-9_]*$/.test(name))
      return { option, name };
  } catch {
    // An option that nobody knows.
  }
  throw new Failure(usage);
}
