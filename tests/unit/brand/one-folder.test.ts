import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** A colour by its value or its name, and the first owner. `oneLayer` is a field, whoever owns it. */
const named =
  /#[0-9a-f]{6}\b|\byellow\b|\bOneLayer\b|\b(bg|text|fill|outline|border(-[a-z])?)-one\b|--one\b/;

test('no code but the brand’s knows a colour or the owner’s name', () => {
  const folders = ['src', 'collections', 'globals', 'jobs', 'server', 'scripts', 'packages'];
  const files = execFileSync('git', ['ls-files', ...folders, 'payload.config.ts'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    // How to write a colour, in examples.
    .filter((file) => /\.(mjs|ts|tsx|css)$/.test(file) && !/^scripts\/rebrand\b/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => named.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
