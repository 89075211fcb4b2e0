import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, expect, test } from 'vitest';

import config, { floors, internals, seams } from '~/import-rules.mjs';

const places = [
  ...[
    'brand',
    'site.config.ts',
    'packages',
    'src',
    'collections',
    'globals',
    'jobs',
    'migrations',
    'payload.config.ts',
  ],
  ...['seed', 'server', 'scripts', 'bench', 'tests'],
];

let found: ICruiseResult;

beforeAll(async () => {
  const { forbidden, options } = config;
  const { output } = await cruise(
    places.filter((place) => existsSync(place)),
    { ruleSet: { forbidden }, validate: true, ...options },
    {},
    { tsConfig: extractConfig('tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave no result');
  found = output;
});

test('imports go one way and in no circle', async () => {
  if (found.summary.error === 0) return;
  // The path of each violation, with the reason of its rule.
  const { output } = await format(found, { outputType: 'err-long' });
  expect.fail(typeof output === 'string' ? output : 'No report');
});

test('every source file lies on a floor', () => {
  const known = new RegExp(`^(${floors.flat().join('|')})`);
  const homeless = found.modules
    .map(({ source }) => source)
    .filter((source) => places.some((place) => source.startsWith(place)) && !known.test(source));
  expect(homeless).toEqual([]);
});

test('what Next and Payload do not promise is named in the seams alone', () => {
  // dependency-cruiser sees no style sheet that only another one imports.
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.posix.join('src', file));
  const named = [...new Set([...found.modules.map(({ source }) => source), ...sheets])]
    .filter((source) => isOurs(source) && !seams.some((seam) => source.startsWith(seam)))
    .flatMap((source) => {
      const code = withoutComments(readFileSync(source, 'utf8'));
      const names = internals.flatMap((internal) => internal.exec(code)?.[0] ?? []);
      return names.map((name) => `${source} names ${name}`);
    });
  expect(named).toEqual([]);
});

/** Written by us, and part of the site. */
const isOurs = (source: string) =>
  /^(packages\/[^/]+\/src|src|collections|globals|jobs|payload\.config|server|scripts)\b/.test(
    source,
  ) &&
  /\.(tsx?|mjs|css)$/.test(source) &&
  !/^src\/(payload-types|platform\/database\/schema)\.ts$/.test(source);

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

test('nothing that runs in a browser reaches code of the server alone', () => {
  const modules = new Map(found.modules.map((module) => [module.source, module]));

  /** The way to `server-only`, over whatever the browser's code brings along. */
  function wayToServer(source: string, way: string[]): string[] | undefined {
    if (source.includes('node_modules/server-only/')) return way;
    // The browser gets the name of a server action, and not its code.
    if (way.includes(source) || directiveOf(source) === 'use server') return undefined;
    for (const { resolved, dependencyTypes } of modules.get(source)?.dependencies ?? []) {
      if (dependencyTypes.includes('type-only')) continue;
      const found = wayToServer(resolved, [...way, source]);
      if (found) return found;
    }
    return undefined;
  }

  const browserCode = [...modules.keys()].filter((source) => directiveOf(source) === 'use client');
  expect(browserCode.length).toBeGreaterThan(20);
  expect(browserCode.flatMap((source) => wayToServer(source, [])?.join(' → ') ?? [])).toEqual([]);
});

function directiveOf(source: string): string | undefined {
  if (!source.startsWith('src/')) return undefined;
  return /^'(use (?:client|server))';/.exec(readFileSync(source, 'utf8'))?.[1];
}
