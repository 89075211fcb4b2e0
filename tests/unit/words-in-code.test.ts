import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * What visitors read is content (src/words): tests/long/words.spec.ts asks the
 * pages, this also finds what a page seldom shows.
 */
const shown = ['src/site', 'src/forms/draw', 'src/app/(site)'];

/** Nobody sees or hears the first, the second is no page of the site, the third is the editors'. */
const others = [
  'src/forms/draw/honeypot.tsx',
  'src/site/sections/styleguide/',
  'src/site/preview/',
];

const readAttributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** The words that stand in the markup of a file. */
function wordsOf(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxAttribute(node) && readAttributes.includes(node.name.getText(source)))
      if (node.initializer && ts.isStringLiteral(node.initializer))
        found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text));
}

test('what visitors read does not stand in the code', () => {
  const files = [
    'src/app/global-not-found.tsx',
    ...shown.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    ),
  ].filter((file) => file.endsWith('.tsx') && !others.some((other) => file.startsWith(other)));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    wordsOf(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('it finds words between tags and in attributes that are read', () => {
  const code = `<p title="Read me" id="not-me" alt="">{1} Say it<b>{name}</b></p>`;
  expect(wordsOf('a.tsx', code)).toEqual(['Read me', 'Say it']);
});
