import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { mirror } from '../../run/mirror.mjs';

/** All that is below a folder: what is in files, and where links lead. */
function contentsOf(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const contents = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) return [path.relative(folder, file), '->', readlinkSync(file)];
    return [path.relative(folder, file), entry.isFile() ? readFileSync(file, 'utf8') : null];
  });
  return contents.sort();
}

function folders() {
  const root = mkdtempSync(path.join(tmpdir(), 'mirror-'));
  const [source, target] = [path.join(root, 'source'), path.join(root, 'target')];
  mkdirSync(path.join(source, 'server'), { recursive: true });
  mkdirSync(path.join(source, 'cache'));
  writeFileSync(path.join(source, 'cache', 'large'), 'x');
  writeFileSync(path.join(source, 'BUILD_ID'), 'one');
  writeFileSync(path.join(source, 'server', 'page.html'), 'as built');
  symlinkSync('../elsewhere', path.join(source, 'package'));
  for (const file of ['BUILD_ID', 'server/page.html']) utimesSync(path.join(source, file), 2, 2);
  mirror(source, target, ['cache']);
  return { source, target };
}

test('it copies files, folders and links, but for what is left', () => {
  const { target } = folders();
  expect(contentsOf(target)).toEqual([
    ['BUILD_ID', 'one'],
    ['package', '->', '../elsewhere'],
    ['server', null],
    ['server/page.html', 'as built'],
  ]);
});

test('it puts back what was changed, made, removed, or is of another kind', () => {
  const { source, target } = folders();
  const before = contentsOf(target);
  const untouched = path.join(target, 'BUILD_ID');
  const { ctimeMs } = lstatSync(untouched);
  // As long as what it replaces.
  writeFileSync(path.join(target, 'server', 'page.html'), 'as later');
  writeFileSync(path.join(target, 'made-since'), '');
  mirror(source, target, ['cache']);
  expect(contentsOf(target)).toEqual(before);
  expect(lstatSync(untouched).ctimeMs).toBe(ctimeMs);

  utimesSync(path.join(source, 'BUILD_ID'), 1, 1);
  writeFileSync(path.join(target, 'server', 'page.html'), 'longer than before');
  mirror(source, target, ['cache']);
  expect(contentsOf(target)).toEqual(before);
  expect(lstatSync(untouched).mtimeMs).toBe(1000);
});
