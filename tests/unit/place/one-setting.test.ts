import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Where a site is, in which language it writes, and whose clocks it names. */
const named =
  /\bLondon|['"`/](Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]|['"`][a-z]{2}[-_][A-Z]{2}['"`]/;

/** The first owner's words and pictures, programs that measure or test, and what Payload writes. */
const others =
  /^(seed|bench|docs|migrations|media|tests|packages\/[^/]+\/tests)\/|^(site\.config|src\/payload-types)\.ts$|^[^/]+\.(md|json)$/;

/** `en-CA` writes days as 2026-11-21, wherever somebody is. */
const asIsoWrites = "formatter('en-CA', { timeZone })";

test('no code but site.config.ts says where the site is or how it writes', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /\.(mjs|js|ts|tsx|css)$/.test(file) && !others.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(asIsoWrites, '')
      .split('\n')
      .filter((line) => named.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(["'Europe/London'", 'of London', '"en-US"', "'en_GB'", '<html lang="de-AT">'])(
  'it finds %s',
  (text) => {
    expect(text).toMatch(named);
  },
);
