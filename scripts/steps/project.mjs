import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this clone. Everything that the scripts write lies in it (or in DATA_DIR). */
export const projectRoot = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** @param {string[]} parts */
export const inProject = (...parts) => path.join(projectRoot, ...parts);

/** @returns {string} where the database and other state live, absolute */
export const dataFolder = () => path.resolve(projectRoot, process.env.DATA_DIR || '.data');

/** The migrations of this release, in their order. */
export const migrationNames = () =>
  readdirSync(inProject('migrations'))
    .filter((name) => /^\d+_.*\.ts$/.test(name))
    .map((name) => path.basename(name, '.ts'));
