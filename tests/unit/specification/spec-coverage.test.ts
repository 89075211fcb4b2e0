import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
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
/** A sentence, and below it its tests. */
const sentences = coverage.split(/\n(?=- )/).slice(1);
const named = [...coverage.matchAll(/^ {2}- `([^`]+)` › (.+)$/gm)];

test('each sentence of the specification names a test that is there', () => {
  expect(sentences.length).toBeGreaterThan(120);
  expect(sentences.filter((sentence) => !/^ {2}- `/m.test(sentence))).toEqual([]);
  const missing = named.filter(([, file = '', title = '']) => {
    const quoted = ["'", '"', '`'].map((mark) => `${mark}${title}${mark}`);
    return !quoted.some((literal) => textOf(file).includes(literal));
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
