import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashOf, relatedFiles } from '../../scripts/steps/build.mjs';
import { readJson } from '../../scripts/steps/json.mjs';
import { identify, isAlive } from '../../scripts/steps/process-identity.mjs';
import { inProject, projectRoot } from '../../scripts/steps/project.mjs';

/** What takes a minute to make, and serves again until the code changes. */
const parts = /** @type {const} */ (['filled-site', 'next']);

/** @typedef {(typeof parts)[number]} Part */

/** What the filled database was made with: its accounts and what is signed in it. */
const secrets = [
  'PAYLOAD_SECRET',
  ...['ADMIN', 'EDITOR'].flatMap((role) => [`${role}_EMAIL`, `${role}_PASSWORD`]),
];

/** Beside what changes a page, what fills the database and bundles a browser's code. */
const makers = ['packages', 'scripts'];

/**
 * The filled database and the build that a run of a few named test files left for the next one.
 * Nobody writes into them: a run copies what it finds.
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
  const isCurrent = () => readJson(stamp).key === key;
  return {
    /** Always here: a build holds the name of its folder. */
    distDir: path.relative(inProject(), path.join(kept, 'next-in-use')),
    /** @returns {Record<string, string>} the settings that belong to what is kept; none without */
    settings() {
      const made = readJson(stamp);
      if (made.key !== key) return {};
      return Object.fromEntries(secrets.map((name) => [name, String(made[name])]));
    },
    /**
     * @param {Part} part
     * @param {string} target
     * @returns whether it was there
     */
    take(part, target) {
      rmSync(target, { recursive: true, force: true });
      if (!isCurrent() || !existsSync(place(part))) return false;
      cpSync(place(part), target, { recursive: true });
      return true;
    },
    /**
     * @param {Part} part
     * @param {string} source
     * @param {NodeJS.ProcessEnv} env of the run
     */
    keep(part, source, env) {
      if (!isCurrent())
        for (const old of parts) rmSync(place(old), { recursive: true, force: true });
      // A copy that was cut off is none.
      const draft = `${place(part)}-draft`;
      rmSync(draft, { recursive: true, force: true });
      cpSync(source, draft, { recursive: true, dereference: true });
      renameSync(draft, place(part));
      const own = Object.fromEntries(secrets.map((name) => [name, env[name]]));
      writeFileSync(stamp, JSON.stringify({ key, ...own }));
    },
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
