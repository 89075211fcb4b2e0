import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../steps/failure.mjs';
import { generate } from '../steps/generation.mjs';
import { inProject, projectRoot } from '../steps/project.mjs';
import { checkPage, checkSlug, namesOf } from './names.mjs';
import { registers } from './registers.mjs';
import { filesOf } from './templates.mjs';

/**
 * Writes a collection, and what makes pages of its documents; enters it where such things are listed;
 * and generates types, schema and migration. Either all of it is done, or nothing.
 * @param {{ slug: string, page?: string | undefined }} wanted
 * @param {AbortSignal} signal
 */
export async function addCollection({ slug, page }, signal) {
  const names = namesOf(slug);
  const entries = registers(names, page);
  checkSlug(
    slug,
    entries.map(({ file }) => file),
  );
  if (page !== undefined) checkPage(page);
  const files = filesOf(names, page);
  const inTheWay = Object.keys(files).find((file) => existsSync(inProject(file)));
  if (inTheWay !== undefined)
    throw new Failure(`${inTheWay} is there already: move it away, or choose another name.`);
  refuseUncommitted();
  const before = await generate(signal, ['--check']);
  if (before.some(({ problem }) => problem !== null))
    throw new Failure(
      'Something was changed and not generated yet: run `npm run generate`, commit what it writes, and add then.',
    );
  const putBack = remember([...Object.keys(files), ...entries.map(({ file }) => file)]);
  try {
    for (const [file, text] of Object.entries(files)) write(file, text);
    for (const { file, enter } of entries) write(file, enter(read(file)));
    const all = [...Object.keys(files), ...entries.map(({ file }) => file)];
    const oxfmt = inProject('node_modules/oxfmt/bin/oxfmt');
    const how = /** @type {const} */ ({ cwd: projectRoot, stdio: 'pipe', encoding: 'utf8' });
    const { status, stderr } = spawnSync(process.execPath, [oxfmt, ...all], how);
    if (status !== 0)
      throw new Failure(
        `Nothing was added, since the new files could not be formatted: choose another name than “${slug}”, or mend what oxfmt says.\n${stderr.trim()}`,
      );
    await generate(signal, ['--write', slug.replaceAll('-', '_')]);
  } catch (error) {
    putBack();
    throw error;
  }
  return { written: Object.keys(files), changed: entries.map(({ file }) => file) };
}

const generated = ['src/payload-types.ts', 'src/platform/database/schema.ts'];

/**
 * Remembers files as they are, with those that are generated.
 * @param {readonly string[]} files
 * @returns {() => void} puts them back, and takes away what was not there
 */
function remember(files) {
  const migrations = () =>
    readdirSync(inProject('migrations'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `migrations/${name}`);
  const former = new Map(
    [...files, ...generated, ...migrations()]
      .filter((file) => existsSync(inProject(file)))
      .map((file) => [file, read(file)]),
  );
  return () => {
    for (const file of [...files, ...migrations()])
      if (!former.has(file)) rmSync(inProject(file), { force: true });
    for (const [file, text] of former) if (read(file) !== text) write(file, text);
  };
}

/** @param {string} file */
const read = (file) => readFileSync(inProject(file), 'utf8');

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), text);
}

/** What is added can then be looked through, and taken back, by itself. */
function refuseUncommitted() {
  let changes = '';
  try {
    const args = ['status', '--porcelain'];
    changes = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // No clone, but a copy: then nobody can take back by git.
  }
  const [first = ''] = changes.split('\n');
  if (first !== '')
    throw new Failure(
      `There are changes that are not committed, such as ${first.slice(3)}: commit them or put them away (git stash -u), and add then.`,
    );
}
