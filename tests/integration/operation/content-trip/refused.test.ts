import { createHash } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { former } from '~/migrations/first/former-release.mjs';

import { exportContent } from '../../../../scripts/content/export-content';
import { readContentOf, readManifest } from '../../../../scripts/content/folder';
import { misfits } from '../../../../scripts/content/problems';
import { readContent } from '../../../../scripts/content/read-content';
import {
  asServer,
  at,
  changed,
  contentWithDrafts,
  importIt,
  lines,
  pictures,
  say,
} from '../../../support/content/trip';
import { payload } from '../../../support/payload';

contentWithDrafts();
beforeAll(() => exportContent(payload, { folder: at('first'), pictures, say }));

const countVersions = async () =>
  (await payload.countVersions({ collection: 'industries', ...asServer })).totalDocs;

test('content that is there is lost only to who says so', async () => {
  const before = await readContent(payload);
  const inTheWay = /13 industries.*npm run backup.*--replace/s;
  await expect(importIt('first', 'into an empty one')).rejects.toThrow(inTheWay);
  await expect(importIt('first', 'try')).rejects.toThrow(inTheWay);
  expect(await readContent(payload)).toEqual(before);
});

test('a dry run says what would come, and changes nothing', async () => {
  const [before, versions] = [await readContent(payload), await countVersions()];
  lines.length = 0;
  await importIt('first', 'try to replace');
  expect(lines).toContain('industries: 13 come (1 with a draft), 13 are there');
  expect(lines.at(-1)).toMatch(/nothing has changed/);
  expect(await readContent(payload)).toEqual(before);
  expect(await countVersions()).toBe(versions);
});

test('it names every file that is missing and every document that is refused, and takes none', async () => {
  const [before, versions] = [await readContent(payload), await countVersions()];
  changed('broken', 'collections/testimonials.json', /"quote": ".*"/, '"quote": null');
  changed('broken', 'collections/faqs.json', /"slug": ".*"|"question": ".*"/, '"question": null');
  rmSync(path.join(at('broken'), 'pictures', 'deelflo.jpeg'));
  const problems = [
    /pictures\/deelflo\.jpeg is missing or damaged/,
    /testimonials .*: quote: Write a text/,
    /faqs .*: question: Write a text/,
  ];
  const tried = await importIt('broken', 'try to replace').catch(String);
  for (const problem of problems) expect(tried).toMatch(problem);
  await expect(importIt('broken', 'replace')).rejects.toThrow(problems[0]);
  cpSync(at('first/pictures'), at('broken/pictures'), { recursive: true });
  await expect(importIt('broken', 'replace')).rejects.toThrow(problems[1]);
  expect(await readContent(payload)).toEqual(before);
  expect(await countVersions()).toBe(versions);
});

test.each([
  [
    'width',
    'collections/media.json',
    /"width": \d+/,
    '"width": "abc"',
    /width: This is not a number/,
  ],
  [
    'sizes',
    'collections/media.json',
    /"filename": ".*"/,
    '"filename": 5',
    /filename: This is not a text/,
  ],
  [
    'side',
    'collections/media.json',
    /"width": \d+/,
    '"width": -5',
    /width and height: pictures\/.* say so here/,
  ],
  [
    'kind',
    'collections/media.json',
    /"mimeType": ".*"/,
    '"mimeType": "text/html"',
    /mimeType: pictures\/.* is image\//,
  ],
  ['id', 'collections/media.json', /"id": ".*"/, '"id": "1"', /media\.json.*id: This is no id/],
  [
    'time',
    'globals/navigation.json',
    /"updatedAt": ".*"/,
    '"updatedAt": "nonsense"',
    /navigation\.json.*updatedAt: This is no time: write it as/,
  ],
  [
    'year',
    'collections/faqs.json',
    /"createdAt": ".*"/,
    '"createdAt": "0000-01-01T00:00:00.000Z"',
    /faqs\.json.*createdAt: This is no time/,
  ],
  ...['..', 'a/b.png', '.png', 'evil.html', 'a\\u001b.png'].map(
    (name) =>
      [
        'name',
        'manifest.json',
        /"name": ".*"/,
        `"name": "${name}"`,
        /name: This is no name of a picture or a file that the site takes/,
      ] as const,
  ),
] as const)(
  'what an export says of %s is refused with its place',
  async (_, file, from, to, problem) => {
    changed('odd', file, from, to);
    await expect(importIt('odd', 'try to replace')).rejects.toThrow(problem);
    rmSync(at('odd'), { recursive: true });
  },
);

test('a file that is no picture is refused, whatever its name', async () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const sum = createHash('sha256').update(page).digest('hex');
  const said = `"name": "deelflo.jpeg",\n      "bytes": ${page.length},\n      "sha256": "${sum}"`;
  changed(
    'page',
    'manifest.json',
    /"name": "deelflo\.jpeg",\s*"bytes": \d+,\s*"sha256": "\w+"/,
    said,
  );
  writeFileSync(path.join(at('page'), 'pictures', 'deelflo.jpeg'), page);
  await expect(importIt('page', 'try to replace')).rejects.toThrow(
    /media deelflo\.jpeg: filename: pictures\/deelflo\.jpeg is no picture that the site takes: put a PNG/,
  );
});

test('an export of a later or an earlier release, and half of one, are refused', async () => {
  const madeBy = (folder: string, migration: string) =>
    changed(folder, 'manifest.json', /"migration": ".*"/, `"migration": "${migration}"`);
  madeBy('later', '29990101_000000_later');
  await expect(importIt('later', 'try to replace')).rejects.toThrow('a later release');
  madeBy('earlier', '20261122_113834_words');
  await expect(importIt('earlier', 'try to replace')).rejects.toThrow('an earlier release');
  const ofFormer = { ...readManifest(at('first')), migration: former.lastMigration };
  expect(misfits(payload.config, ofFormer, readContentOf(at('first')))).toEqual([]);
  rmSync(path.join(at('later'), 'manifest.json'));
  await expect(importIt('later', 'replace')).rejects.toThrow('no whole export');
});
