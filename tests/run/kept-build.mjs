import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removePostgres } from '@packages/embedded-postgres';
import { hashOf, relatedFiles } from '../../scripts/steps/build.mjs';
import { readJson } from '../../scripts/steps/json.mjs';
import { identify, isAlive } from '../../scripts/steps/process-identity.mjs';
import { inProject, projectRoot } from '../../scripts/steps/project.mjs';
import { mirror } from './mirror.mjs';

/**
 * What takes a minute to make, and serves again until the code changes: the seed's database and media
 * at rest, a PostgreSQL server with them, the build.
 */
const parts = /** @type {const} */ (['filled-site', 'server', 'next']);

/** @typedef {(typeof parts)[number]} Part */

/** What the parts were made with: accounts, what is signed, and the address that pages name. */
const made = [
  ...['PORT', 'PAYLOAD_SECRET'],
  ...['ADMIN', 'EDITOR'].flatMap((role) => [`${role}_EMAIL`, `${role}_PASSWORD`]),
];

/** Beside what changes a page, what fills the database and bundles a browser's code. */
const makers = ['packages', 'scripts'];

/**
 * What a run of a few named test files left for the next one.
 * @param {string} kept a folder
 * @returns undefined while another run has it
 */
export function keptBuild(kept) {
  const owner = path.join(kept, 'owner');
  if (existsSync(owner) && isAlive(readFileSync(owner, 'utf8'))) return undefined;
  mkdirSync(kept, { recursive: true });
  writeFileSync(owner, identify(process.pid) ?? '');
  const key = keyOfCode();
  const stamp = path.join(kept, 'made-from.json');
  /** @param {Part} part */
  const place = (part) => path.join(kept, part);
  const distDir = path.join(kept, 'next-in-use');
  const read = () => {
    const { code, ...rest } = readJson(stamp);
    return code === key ? rest : {};
  };
  /** @param {Part} part */
  const isThere = (part) => read()[part] === true;

  /** @param {Part} part */
  const remove = async (part) => {
    if (part !== 'next') await removePostgres(place(part));
    rmSync(place(part), { recursive: true, force: true });
  };

  /**
   * Makes a part where it will be, unless it is there. One that was cut off is none.
   * @param {Part} part
   * @param {NodeJS.ProcessEnv} env of the run
   * @param {(folder: string) => Promise<void> | void} make
   * @returns {Promise<string>} its folder
   */
  const ensure = async (part, env, make) => {
    if (isThere(part)) return place(part);
    const isOutOfDate = readJson(stamp).code !== key;
    if (isOutOfDate) writeFileSync(stamp, '{}');
    for (const old of isOutOfDate ? parts : [part]) await remove(old);
    mkdirSync(place(part), { recursive: true });
    await make(place(part));
    const own = Object.fromEntries(made.map((name) => [name, env[name]]));
    writeFileSync(stamp, JSON.stringify({ ...read(), code: key, ...own, [part]: true }));
    return place(part);
  };

  return {
    place,
    ensure,
    /** Always here: a build holds the name of its folder. */
    distDir: path.relative(inProject(), distDir),
    /** @returns {Record<string, string>} the settings that belong to what is kept; none without */
    settings: () =>
      Object.fromEntries(
        Object.entries(read())
          .filter(([name]) => made.includes(name))
          .map(([name, value]) => [name, String(value)]),
      ),
    /** Puts the build back as it was made, where an earlier run has changed it. */
    takeBuild() {
      if (!isThere('next')) return false;
      mirror(place('next'), distDir);
      return true;
    },
    /** @param {NodeJS.ProcessEnv} env of the run */
    keepBuild: (env) => ensure('next', env, (folder) => mirror(distDir, folder, ['cache'])),
  };
}

/** @returns {string} changes with everything that the database and the build are made from */
function keyOfCode() {
  const below = makers.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => path.relative(projectRoot, path.join(parentPath, name)))
      .sort(),
  );
  return hashOf([...relatedFiles(projectRoot), ...below]).digest('hex');
}
