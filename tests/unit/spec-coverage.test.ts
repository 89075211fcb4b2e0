import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const tests = readdirSync(path.join(root, 'tests'), { recursive: true, withFileTypes: true });
const files = tests
  .filter(({ name }) => /\.(spec|test)\.tsx?$/.test(name))
  .map(({ name, parentPath }) => path.join(parentPath, name));
/** Of the one file whose path ends so. */
function textOf(end: string): string {
  const [file, another] = files.filter((each) => each.endsWith(`/${end}`));
  if (another !== undefined) throw new Error(`${end} can be either of ${file} and ${another}`);
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

const coverage = readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8');
const rows = coverage.split('\n').filter((line) => /^\| (?!The specification says|-)/.test(line));
const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)` › (.+?)(?=<br>| +\|)/g)]);

test('each sentence of the specification names a test that is there', () => {
  expect(rows.length).toBeGreaterThan(120);
  const without = rows.filter((row) => !/`[^`]+` › /.test(row));
  expect(without).toEqual([]);
  const missing = named.filter(([, file = '', title = '']) => {
    const quoted = ["'", '"', '`'].map((mark) => `${mark}${title}${mark}`);
    return !quoted.some((literal) => textOf(file).includes(literal));
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
