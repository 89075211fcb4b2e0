import { readdirSync, readFileSync } from 'node:fs';

import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { recoveryCodes, secondFactors } from '@/accounts/second-factor/tables';
import * as schema from '@/platform/database/schema';
import { rateLimits } from '@/platform/rate-limit/table';
import { erasures } from '@/submissions/records/erasure/erasures-table';
import { addressJoins } from '@/submissions/records/person/joins-table';
import { threadEntries } from '@/submissions/records/thread/thread-table';

/** Here statements may name what Drizzle has no object for. */
const roomsOfStatements = ['src/platform/database/', 'src/submissions/records/'];

/** What defines a table names it. */
const definitions = ['src/accounts/second-factor/tables.ts', 'src/platform/rate-limit/table.ts'];

const rooms = ['src', 'server', 'collections', 'globals', 'jobs'];
const files = [
  'payload.config.ts',
  ...rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  ),
].filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !definitions.includes(file) &&
    !roomsOfStatements.some((room) => file.startsWith(room)),
);

const tables: unknown[] = [
  ...Object.values<unknown>(schema),
  ...[secondFactors, recoveryCodes, rateLimits, erasures, addressJoins, threadEntries],
];
const names = tables.flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
/** `users` alone is a word like any other; after `FROM` it is a table. */
const named = new RegExp(
  `\\b(?:FROM|INTO|UPDATE|JOIN|USING|TABLE)\\s+"?(?:${names.join('|')})\\b|\\b(?:${names.filter((name) => name.includes('_')).join('|')})\\b`,
);
const statement = /^\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s/;

const codeOf = (file: string): string => readFileSync(file, 'utf8');

/** The texts in a file's code: strings and templates, and whether `sql` makes a statement of them. */
function textsOf(file: string): { text: string; isTyped: boolean }[] {
  const source = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.Latest, true);
  const texts: { text: string; isTyped: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent))
      texts.push({ text: node.text, isTyped: false });
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
      texts.push({ text: wordsOf(node), isTyped: ts.isTaggedTemplateExpression(node.parent) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Without the expressions in it, which name tables as objects. */
const wordsOf = (template: ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression): string =>
  ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join('…')
    : template.text;

/** Only few files have words that can belong to a statement. */
const texts = files
  .filter((file) => /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|INTO)\b|[a-z]_[a-z]/.test(codeOf(file)))
  .flatMap((file) => textsOf(file).map((each) => ({ file, ...each })));

const shown = (found: typeof texts) =>
  found.map(({ file, text }) => `${file}: ${text.trim().slice(0, 60)}`);

test('the tables are known by their names', () => {
  expect(names).toEqual(expect.arrayContaining(['contact_submissions', 'users', 'rate_limits']));
  expect(files.length).toBeGreaterThan(200);
  expect(texts.filter(({ isTyped, text }) => isTyped && statement.test(text))).not.toEqual([]);
});

test('no statement names a table in words', () => {
  expect(shown(texts.filter(({ text }) => named.test(text)))).toEqual([]);
});

test('a statement on a table is typed', () => {
  const untyped = texts.filter(
    ({ text, isTyped }) => !isTyped && statement.test(text) && /\b(?:FROM|INTO|SET)\b/.test(text),
  );
  expect(shown(untyped)).toEqual([]);
});

test('no code makes the name of a table or a column', () => {
  expect(files.filter((file) => codeOf(file).includes('snakeCase('))).toEqual([]);
});
