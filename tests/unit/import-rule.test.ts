import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, expect, test } from 'vitest';

import config, { floors } from '~/import-rules.mjs';

const places = ['src', 'collections', 'globals', 'jobs', 'payload.config.ts'];
const aroundThem = ['packages', 'seed', 'server', 'scripts'];

let found: ICruiseResult;

beforeAll(async () => {
  const { forbidden, options } = config;
  const { output } = await cruise(
    [...places, ...aroundThem],
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
  expect.fail(String(output));
});

test('every source file lies on a floor', () => {
  const known = new RegExp(`^(${floors.flat().join('|')})`);
  const homeless = found.modules
    .map(({ source }) => source)
    .filter((source) => places.some((place) => source.startsWith(place)) && !known.test(source));
  expect(homeless).toEqual([]);
});
