import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identify, isAlive } from './process-identity.mjs';

/** @param {string} dataDir */
const register = (dataDir) => path.join(dataDir, 'postgres.users');

/**
 * `npm start` and `npm run dev` may share one embedded database. Each signs in here, and the last
 * one out stops the server, whoever started it. Who was killed does not count as present.
 * @param {string} dataDir
 */
export function signIn(dataDir) {
  mkdirSync(register(dataDir), { recursive: true });
  const self = path.join(register(dataDir), String(process.pid));
  writeFileSync(self, identify(process.pid) ?? '');
  return {
    /** @returns {boolean} whether another process still uses the database */
    signOut() {
      rmSync(self, { force: true });
      return somebodyPresent(dataDir);
    },
  };
}

/** @param {string} dataDir */
export function somebodyPresent(dataDir) {
  return entries(dataDir).some((entry) => {
    const file = path.join(register(dataDir), entry);
    if (isPresent(file)) return true;
    rmSync(file, { force: true });
    return false;
  });
}

/** @param {string} dataDir */
function entries(dataDir) {
  try {
    return readdirSync(register(dataDir));
  } catch {
    return [];
  }
}

/** @param {string} file */
function isPresent(file) {
  try {
    return isAlive(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}
