import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { locksSlug } from '@/platform/payload/own-collections';
import { schedulePublishHandler } from '@/platform/payload/schedule-publish';
import * as addresses from '@/platform/payload/panel/addresses';
import { isNewRow, opening } from '@/platform/payload/panel/form-state';
import { classes, idOfField, idOfRow, marks } from '@/platform/payload/panel/marks';
import { ready, savedType } from '@/platform/payload/panel/preview-messages';
import {
  formStateFunction,
  scheduleFunction,
  serverFunctions,
} from '@/platform/payload/panel/server-functions';
import { comparedWith, isInDrawer } from '@/platform/payload/panel/versions';

/*
 * What the installed version of Payload's panel has of that which it does not promise
 * (docs/decisions/32-one-seam.md). The browser tests of the panel show that it does as it should;
 * these say in a second, and without one, which name is gone.
 */

const sourcesOf = (folder: string, ending: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const packages = ['ui', 'next'].map((name) => `node_modules/@payloadcms/${name}/dist`);
const code = packages.map((folder) => sourcesOf(folder, '.js')).join('\n');
const styles = readFileSync('node_modules/@payloadcms/next/dist/prod/styles.css', 'utf8');
const ours = ['theme', 'looks']
  .map((name) => readFileSync(`src/platform/payload/panel/${name}.css`, 'utf8'))
  .join('\n');
const shown = sourcesOf('src/panel', '.tsx') + sourcesOf('src/panel', '.css');

/** Its parts are put together as the panel runs: a block, and what belongs to it. */
const isNamed = (name: string) =>
  name.split(/__|--/).every((part) => code.includes(part) || styles.includes(part));

test.each(Object.entries(marks))('the panel’s %s is found by %s', (_, selector) => {
  const names = [...selector.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test.each(Object.values(classes))('the panel knows elements of the class %s', (name) =>
  expect(isNamed(name)).toBe(true),
);

test('all that the style sheets name of the panel is there', () => {
  const rules = ours.replace(/\/\*[\s\S]*?\*\//g, '');
  const names = new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const ofPanel = [...names].filter((name) => !shown.includes(name));
  expect(ofPanel.length).toBeGreaterThan(10);
  expect(ofPanel.filter((name) => !isNamed(name))).toEqual([]);
});

test('all of the panel’s variables that ours are made of are there', () => {
  const read = [...ours.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const ofPanel = new Set(read.filter((name) => !/^--(panel|font)-/.test(name)));
  expect(ofPanel.size).toBeGreaterThan(10);
  expect([...ofPanel].filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  for (const given of ['--font-body', '--style-radius-s'])
    expect([given, styles.includes(`var(${given}`)]).toEqual([given, true]);
});

test('fields and rows have the ids that are looked for', () => {
  expect(idOfField('a.b')).toBe('field-a__b');
  expect(/`field-\$\{path\??\.replace\(\/\\\.\/g, ['"]__['"]\)\}`/.test(code)).toBe(true);
  expect(idOfRow(['a', 'b'], 2)).toBe('a-b-row-2');
  const row = /\{parentPath\.split\(['"]\.['"]\)\.join\(['"]-['"]\)\}-row-\$\{rowIndex\}`/;
  expect(row.test(code)).toBe(true);
});

test('the panel calls these functions, and its server has them', () => {
  expect(serverFunctions).toEqual(expect.arrayContaining([formStateFunction, scheduleFunction]));
  expect(serverFunctions.filter((name) => !code.includes(`'${name}':`))).toEqual([]);
});

test('what publishes at a date can be called by who stands before it', () => {
  expect(typeof schedulePublishHandler).toBe('function');
});

test('forms, versions, locks and previews speak of these', () => {
  const { type } = opening('rows', []);
  const inDrawer = 'useVersionDrawerCreatedAtCell';
  expect(isInDrawer({ versions: { [inDrawer]: true } })).toBe(true);
  const words = ['lockedState', 'schemaPath', 'isLoading', comparedWith, savedType, ready.type];
  for (const word of [...words, type, inDrawer, locksSlug])
    expect([word, code.includes(word)]).toEqual([word, true]);
  expect(isNewRow({ isLoading: true })).toBe(true);
});

test('drafts save themselves, and preferences are read, by requests like these', () => {
  const words = [
    ['setMostRecentVersionIsAutosaved', 'overrideLocalChanges', 'incrementVersionCount'],
    // What a form sends, and by what.
    ['_payload: JSON.stringify(', 'requests[methodToUse.toLowerCase()]', 'return fetch('],
    ['path: `/payload-preferences/${key}`', 'request.status === 200'],
  ].flat();
  expect(words.filter((word) => !code.includes(word))).toEqual([]);
});

test('documents have their forms where ours lead', () => {
  const made = [
    addresses.addressOfList('media', 'a=b'),
    addresses.addressOfVersions(addresses.addressOfDocument('media', 'id')),
    addresses.addressInTrash('media', 'id'),
    addresses.addressOfNew('redirects', { from: '/a b' }),
    addresses.addressOfVersions(addresses.addressOfGlobal('words')),
  ];
  expect(made).toEqual([
    '/cms/collections/media?a=b',
    '/cms/collections/media/id/versions',
    '/cms/collections/media/trash/id',
    '/cms/collections/redirects/create?from=%2Fa+b',
    '/cms/globals/words/versions',
  ]);
  for (const part of ['/collections/', '/globals/', '/create', '/trash', '/versions'])
    expect([part, code.includes(part)]).toEqual([part, true]);
});
