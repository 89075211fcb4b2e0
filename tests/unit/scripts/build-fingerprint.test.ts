import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { canChangePages, relatedFiles } from '../../../scripts/steps/build.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'clone-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  }
}

test('what somebody keeps in the clone changes no build, and its code does', () => {
  const own = [
    '.npmrc',
    'package.json',
    'payload.config.ts',
    'src/app/icon.svg',
    'src/app/page.tsx',
  ];
  write(...own, 'README.md', 'tests/a.test.ts', 'media/a.png', '.next/BUILD_ID');
  expect(relatedFiles(root)).toEqual(own);
  const backup = ['manifest.json', 'tables/media.copy', 'settings.env', 'pictures/a.png'];
  for (const folder of ['backups/2026-11-22', 'exports/2026-11-22', 'copy of monday'])
    write(...backup.map((file) => `${folder}/${file}`));
  write('backup.tar.gz', 'contact.csv', 'contact.csv.rejected', 'contact.json', 'build.log');
  expect(relatedFiles(root)).toEqual(own);
  write('motifs/palette.css', 'motifs/name.ts', 'public/robots.txt');
  expect(relatedFiles(root)).toEqual([
    ...own.slice(0, 1),
    'motifs/name.ts',
    'motifs/palette.css',
    ...own.slice(1, 3),
    'public/robots.txt',
    ...own.slice(3),
  ]);
});

test('every kind of file that pages are made of is looked at', () => {
  const changing = [
    'brand/brand.json',
    'package-lock.json',
    'tsconfig.json',
    'next.config.mjs',
    'seed/images/a.jpeg',
  ];
  expect(changing.filter((file) => !canChangePages(path.normalize(file)))).toEqual([]);
});
