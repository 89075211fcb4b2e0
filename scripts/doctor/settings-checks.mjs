import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Finding
 * @property {string} about
 * @property {boolean} isWell
 * @property {string} says what is found; when it is not well, with the remedy
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Settings */

/** @param {string} about @param {string} says @returns {Finding} */
export const well = (about, says) => ({ about, isWell: true, says });
/** @param {string} about @param {string} says @returns {Finding} */
export const wrong = (about, says) => ({ about, isWell: false, says });

/** @param {string} version as `process.versions.node` @returns {Finding} */
export function nodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 20)
    ? well('Node', version)
    : wrong('Node', `${version} is too old: install 20.20 or later.`);
}

const samples = /change|example|secret|password|placeholder/i;
const fewestLetters = 12;

/** @param {Settings} settings @returns {Finding} */
export function secrets({ PAYLOAD_SECRET: secret = '' }) {
  const remedy = 'set PAYLOAD_SECRET to the output of `openssl rand -base64 32`.';
  if (secret === '') return well('Secrets', 'the first `npm start` makes them');
  if (secret.length < 32) return wrong('Secrets', `PAYLOAD_SECRET is short: ${remedy}`);
  return samples.test(secret) || new Set(secret).size < fewestLetters
    ? wrong('Secrets', `PAYLOAD_SECRET can be guessed: ${remedy}`)
    : well('Secrets', 'set');
}

/** Settings that say one thing here and another there. @param {Settings} settings @returns {Finding[]} */
export function contradictions(settings) {
  const { SERVER_URL = '', SMTP_URL, OWNER_EMAIL, MAIL_FROM, TRUSTED_PROXY_HOPS, HOST } = settings;
  const isPublic = SERVER_URL.startsWith('https:');
  /** @type {string[]} */
  const found = [];
  if (SERVER_URL.endsWith('/')) found.push('SERVER_URL ends with a slash: take it off.');
  if (SERVER_URL !== '' && !URL.canParse(SERVER_URL))
    found.push('SERVER_URL is no web address: write it as https://www.example.com.');
  if (SMTP_URL && !OWNER_EMAIL)
    found.push('Mail goes out, but OWNER_EMAIL is not set: nobody is told of a submission.');
  if (!SMTP_URL && (OWNER_EMAIL || MAIL_FROM))
    found.push('OWNER_EMAIL or MAIL_FROM is set without SMTP_URL: no mail goes out.');
  if (isPublic && HOST === '127.0.0.1' && (TRUSTED_PROXY_HOPS ?? '0') === '0')
    found.push('A proxy stands in front, and TRUSTED_PROXY_HOPS is 0: all visitors look like it.');
  for (const [name, value] of Object.entries(settings))
    if (
      name !== 'ADMIN_EMAIL' &&
      name !== 'EDITOR_EMAIL' &&
      /\bexample\.(com|org|net)\b/.test(value ?? '')
    )
      found.push(`${name} still has a placeholder: put in your own.`);
  return found.length === 0
    ? [well('Settings', 'agree with each other')]
    : found.map((says) => wrong('Settings', says));
}

const fewestMegabytes = 500;

/** @param {string} about @param {string} folder @returns {Finding} */
export function folder(about, folder) {
  let existing = path.resolve(folder);
  while (!existsSync(existing)) existing = path.dirname(existing);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return wrong(about, `${existing} cannot be written to: hand it to this account with chown.`);
  }
  const { bavail, bsize } = statfsSync(existing);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  return free < fewestMegabytes
    ? wrong(about, `${existing} has ${free} MB left: free some space.`)
    : well(about, `${existing}, ${free} MB free`);
}

/** @param {string} dataDir @returns {Finding} */
export function spool(dataDir) {
  const folder = path.join(dataDir, 'spool');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const rejected = files.filter((name) => name.endsWith('.rejected')).length;
  if (rejected > 0)
    return wrong(
      'Spool',
      `${rejected} files hold lines that this release cannot read: start the release that wrote them.`,
    );
  const waiting = files.filter((name) => name.endsWith('.jsonl')).length;
  return well(
    'Spool',
    waiting === 0 ? 'empty' : `${waiting} files, handed over by the web process`,
  );
}
