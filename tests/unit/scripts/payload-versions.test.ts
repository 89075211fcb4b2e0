import { lexicalTargetVersion } from '@payloadcms/richtext-lexical';
import { checkDependencies } from 'payload';
import { expect, test } from 'vitest';

import { behind, differing, ofPayload } from '../../../scripts/steps/payload-versions.mjs';

test('all packages of Payload are of one version, but for those that have no release of it', () => {
  // Of one that has caught up: take it off the list. Payload looks by itself once that is empty.
  expect(differing()).toEqual(behind);
});

/** What Payload asks of its packages, of React and of Lexical when it starts in development. */
const check = (targetVersion?: string) =>
  checkDependencies({
    dependencyGroups: [
      {
        name: 'payload',
        dependencies: ['payload', ...ofPayload().filter((name) => !behind.includes(name))],
        targetVersionDependency: 'payload',
      },
      { name: 'react', dependencies: ['react', 'react-dom'], targetVersionDependency: 'react' },
      {
        name: 'lexical',
        dependencies: ['lexical', '@lexical/list', '@lexical/link', '@lexical/react'],
        targetVersion: lexicalTargetVersion,
      },
    ],
    dependencyVersions: {
      next: { version: '>=15.0.0', required: true },
      payload: { version: targetVersion, required: true },
    },
  });

test('Payload’s own check has nothing to say of the others', async () => {
  await expect(check()).resolves.toBeUndefined();
  await expect(check('3.90.1')).rejects.toThrow(/Dependency payload is on version/);
});
