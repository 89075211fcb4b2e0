import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './steps/children.mjs';
import { runCommand } from './steps/command.mjs';
import { npm } from './steps/dependencies.mjs';
import { Failure } from './steps/failure.mjs';
import { readJson, recordAt } from './steps/json.mjs';
import { step } from './steps/progress.mjs';
import { projectRoot } from './steps/project.mjs';

/*
 * Whether the newest versions of Next and Payload still do what src/platform/next and
 * src/platform/payload lean on (docs/decisions/32-one-seam.md): in a copy of the project, which is
 * thrown away. `npm run test:upgrade -- payload@4.0.0` takes that version of one package instead, and
 * other arguments say what `npm test` is to run there in place of the contract tests.
 */

/** With the types of what is public, and what Payload generates: a change of these needs work, too. */
const contracts = ['lint', 'generated', 'unit', 'integration', 'contract', 'expiring-cache'];

/** What a run makes, or brings along. */
const left = new Set([
  '.data',
  '.env',
  '.git',
  '.next',
  'backups',
  'dist',
  'media',
  'node_modules',
]);

/** @param {string} name */
const isOfBoth = (name) => /^(next|payload|@payloadcms\/.+)$/.test(name);

/** @param {string} root */
const versionsIn = (root) =>
  Object.fromEntries(
    Object.keys(recordAt(readJson(path.join(root, 'package.json')), 'dependencies'))
      .filter(isOfBoth)
      .map((name) => {
        const { version } = readJson(path.join(root, 'node_modules', name, 'package.json'));
        return [name, String(version)];
      }),
  );

await runCommand(async (signal, onClose) => {
  const args = process.argv.slice(2);
  const given = args.filter((arg) => isOfBoth(arg.replace(/(?<=.)@.*$/, '')));
  const others = args.filter((arg) => !given.includes(arg));
  const before = versionsIn(projectRoot);
  const root = mkdtempSync(path.join(tmpdir(), 'site-upgrade-'));
  onClose(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

  await step('Copy', () => {
    for (const name of readdirSync(projectRoot).filter((each) => !left.has(each)))
      cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  });
  await step('Newest versions', async (note) => {
    const wanted = Object.keys(before).map(
      (name) => given.find((spec) => spec.startsWith(`${name}@`)) ?? `${name}@latest`,
    );
    const quiet = ['--no-audit', '--no-fund', '--include=dev', '--save-exact'];
    // A release that is tried before its time is in nobody's range.
    const ranges = given.length > 0 ? ['--legacy-peer-deps'] : [];
    const { code, output } = await npm(['install', ...quiet, ...ranges, ...wanted], signal, root);
    if (code !== 0) throw new Failure(`They cannot be installed together:\n${output}`);
    for (const [name, version] of Object.entries(versionsIn(root)))
      if (version !== before[name]) note(`${name}: ${before[name] ?? 'none'} → ${version}`);
  });
  const tests = others.length > 0 ? others : contracts;
  const { code } = await run(process.execPath, ['scripts/test.mjs', ...tests], {
    cwd: root,
    signal,
    echo: (text) => void process.stdout.write(text),
  });
  return code;
}, 130);
