import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from 'vitest/config';

import { features } from './site.config.ts';

const root = import.meta.dirname;

// A test fails on output that it does not expect.
const setupFiles = ['tests/support/watch-output.ts'];

const integrationTests = [
  'tests/integration/**/*.test.{ts,tsx}',
  'packages/*/tests/integration/**/*.test.ts',
];
const unitTests = ['tests/unit/**/*.test.{ts,tsx}', 'packages/*/tests/unit/**/*.test.ts'];

/** `npm test -- machinery`: without what holds the words, counts and looks of the first owner. */
const firstOwners =
  process.env.TESTS === 'machinery' ? ['tests/{unit,integration}/specification/**'] : [];

/** Files that nothing is left of where a feature is off; in others, its tests say `runIf(isOn(…))`. */
const withoutThem = [
  ...(features['incoming-mail']
    ? []
    : [
        'tests/integration/incoming/**',
        'tests/integration/inbox/{erasure-canaries,facts-of-a-thread}.test.ts',
        'tests/integration/submissions/replies/reply-files.test.ts',
        'tests/unit/incoming/addresses.test.ts',
      ]),
  ...(features.replies
    ? []
    : [
        'tests/integration/submissions/replies/**',
        'tests/integration/inbox/{facts-of-a-thread,reply-templates}.test.ts',
      ]),
  ...(features['staff-notices']
    ? []
    : ['tests/integration/submissions/{staff-mails,staff-webhook}.test.ts']),
  ...(features.pipeline ? [] : ['tests/integration/pipeline/pipeline-settings.test.ts']),
  ...(features.retention ? [] : ['tests/integration/inbox/retention.test.ts']),
];

/** Finds the files of tests below a folder by what is written in them. */
const testsWith = (folder: string) => {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  return (wanted: RegExp): string[] =>
    files.filter(({ text }) => wanted.test(text)).map(({ file }) => file);
};
const integrationTestsWith = testsWith('tests/integration');

/**
 * They set settings, or stand in for a module, before they load what needs them, or open the door, which
 * then empties the spool for as long as its process lives: none is shared.
 */
const ownSettings = /vi\.(hoisted|stubEnv|mock)\(|\(openDoor\)|support\/without-next'/;
const unitTestsApart = testsWith('tests/unit')(ownSettings);
const integrationTestsApart = integrationTestsWith(ownSettings);

/** Tests that share settings other than the usual ones: their first import sets them. */
const sharedSettings = readdirSync(path.join(root, 'tests/support/settings'))
  .map((file) => path.parse(file).name)
  .map((name) => ({
    name: `integration with ${name}`,
    include: integrationTestsWith(new RegExp(`^import .*/support/settings/${name}';`)),
  }));

/** One database for all files, so no kind of them runs beside another: see `groupOrder`. */
const integration = {
  environment: 'node',
  setupFiles,
  fileParallelism: false,
};
/** In one process: to load Payload takes a second and a half. */
const inOneProcess = { ...integration, isolate: false };

export default defineConfig({
  resolve: {
    alias: [
      // The machinery's tests know days and hours of one place, wherever the site's own is.
      { find: /^~\/site\.config$/, replacement: path.join(root, 'tests/support/site.config.ts') },
      { find: /^@\//, replacement: `${path.join(root, 'src')}/` },
      { find: /^~\//, replacement: `${root}/` },
      { find: '@payload-config', replacement: path.join(root, 'payload.config.ts') },
      {
        find: 'static-next-server',
        replacement: path.join(root, 'packages/static-next-server/src/index.ts'),
      },
      // Next gives the empty half of this package to the server; here is no Next.
      { find: 'server-only', replacement: path.join(root, 'node_modules/server-only/empty.js') },
    ],
  },
  test: {
    exclude: ['**/node_modules/**', ...withoutThem],
    // These times end what hangs: a machine that is busy with something else needs a part of them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          exclude: [...unitTestsApart, ...firstOwners],
          environment: 'node',
          setupFiles: [...setupFiles, 'tests/support/next-environment.ts'],
          // In one process for each core: to start one for each file takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit with own settings',
          include: unitTestsApart,
          exclude: firstOwners,
          environment: 'node',
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          ...inOneProcess,
          name: 'integration',
          include: integrationTests,
          exclude: [
            ...firstOwners,
            ...integrationTestsApart,
            ...sharedSettings.flatMap((settings) => settings.include),
          ],
        },
      },
      ...sharedSettings.map((settings, index) => ({
        extends: true as const,
        test: {
          ...{ ...inOneProcess, ...settings, exclude: firstOwners },
          sequence: { groupOrder: 2 + index },
        },
      })),
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration with own settings',
          include: integrationTestsApart,
          exclude: firstOwners,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['{tests,packages/*/tests}/faults/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'abuse',
          include: ['tests/abuse/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'random',
          include: ['tests/random/**/*.test.{ts,tsx}'],
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'by-the-book',
          include: ['tests/by-the-book/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'image',
          include: ['tests/image/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['bench/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
        },
      },
    ],
  },
});
