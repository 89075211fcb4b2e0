import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder equal to another one, and copies what differs alone: size or time says so.
 * @param {string} source
 * @param {string} target
 * @param {readonly string[]} [left] names in the folder itself that are not copied
 */
export function mirror(source, target, left = []) {
  mkdirSync(target, { recursive: true });
  const entries = readdirSync(source, { withFileTypes: true }).filter(
    ({ name }) => !left.includes(name),
  );
  const names = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(target))
    if (!names.has(name)) rmSync(path.join(target, name), { recursive: true });
  for (const entry of entries) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    const there = lstatSync(to, { throwIfNoEntry: false });
    if (there && kindOf(there) !== kindOf(entry)) rmSync(to, { recursive: true });
    if (entry.isDirectory()) mirror(from, to);
    else if (entry.isSymbolicLink()) linkAlike(from, to);
    else copyChanged(from, to);
  }
}

/** @param {import('node:fs').Stats | import('node:fs').Dirent} entry */
function kindOf(entry) {
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'file';
}

/** @param {string} from @param {string} to */
function linkAlike(from, to) {
  const link = readlinkSync(from);
  if (lstatSync(to, { throwIfNoEntry: false }) && readlinkSync(to) === link) return;
  rmSync(to, { force: true });
  symlinkSync(link, to);
}

/** @param {string} from @param {string} to */
function copyChanged(from, to) {
  const wanted = lstatSync(from);
  const there = lstatSync(to, { throwIfNoEntry: false });
  // The copy's time is set to the millisecond.
  if (there?.size === wanted.size && Math.abs(there.mtimeMs - wanted.mtimeMs) < 1) return;
  copyFileSync(from, to);
  utimesSync(to, wanted.atime, wanted.mtime);
}
