import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

const places = ['src/inbox', 'src/site/sections/prospects-page'];
const files = places.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(place, file)),
);

/** The opening tags of elements that keep the lines which somebody typed. */
function keepers(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node)) {
      const tag = node.getText(source);
      if (/whitespace-pre-(line|wrap)/.test(tag)) found.push(tag);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('what people typed runs from right to left where its letters do', () => {
  const all = files.flatMap((file) => keepers(file).map((tag) => ({ file, tag })));
  expect(all.length).toBeGreaterThan(15);
  // The answer of a mail server is red, and English; <bdi> finds its direction by itself.
  const without = all.filter(
    ({ tag }) => !tag.includes('dir="auto"') && !/text-bad|^<bdi/.test(tag),
  );
  expect(without).toEqual([]);
});
