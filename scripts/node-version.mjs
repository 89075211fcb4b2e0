import { Failure } from './failure.mjs';

const oldest = [20, 20];

/** Later scripts use features of this Node, so it is asked first. */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(
    `This is Node ${version}, and the site needs Node ${oldest.join('.')} or later: install it from https://nodejs.org and start again.`,
  );
}
