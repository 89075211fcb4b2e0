import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Finding
 * @property {string} about
 * @property {boolean} isWell
 * @property {boolean} [isNotice] to be known, and no error
 * @property {string} says what is found; when it is not well, with the remedy
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Settings */

/** @param {string} about @param {string} says @returns {Finding} */
export const well = (about, says) => ({ about, isWell: true, says });
/** @param {string} about @param {string} says @returns {Finding} */
export const wrong = (about, says) => ({ about, isWell: false, says });

/** @param {string} about @param {string} says @returns {Finding} */
export const notice = (about, says) => ({ about, isWell: true, isNotice: true, says });

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

/**
 * What to say, and when.
 * @type {[string, (settings: Settings) => unknown][]}
 */
const disagreements = [
  [
    'SERVER_URL is no web address alone: write it as https://www.example.com, without a path.',
    ({ SERVER_URL: url }) => url && !isOrigin(url),
  ],
  [
    'Mail goes out, but OWNER_EMAIL is not set: nobody is told of a submission.',
    ({ SMTP_URL, OWNER_EMAIL }) => SMTP_URL && !OWNER_EMAIL,
  ],
  [
    'OWNER_EMAIL or MAIL_FROM is set without SMTP_URL: no mail goes out.',
    ({ SMTP_URL, OWNER_EMAIL, MAIL_FROM }) => !SMTP_URL && (OWNER_EMAIL || MAIL_FROM),
  ],
  [
    'ANSWER_ADDRESS wants IMAP_URL or ANSWER_WEBHOOK_SECRET: nobody else reads what comes there.',
    ({ ANSWER_ADDRESS, IMAP_URL, ANSWER_WEBHOOK_SECRET }) =>
      ANSWER_ADDRESS && !(IMAP_URL || ANSWER_WEBHOOK_SECRET),
  ],
  [
    'IMAP_URL or ANSWER_WEBHOOK_SECRET is set without ANSWER_ADDRESS: set the address of that mailbox.',
    ({ ANSWER_ADDRESS, IMAP_URL, ANSWER_WEBHOOK_SECRET }) =>
      !ANSWER_ADDRESS && (IMAP_URL || ANSWER_WEBHOOK_SECRET),
  ],
  [
    'A proxy stands in front, and TRUSTED_PROXY_HOPS is 0: all visitors look like it.',
    ({ SERVER_URL = '', HOST, TRUSTED_PROXY_HOPS = '0' }) =>
      SERVER_URL.startsWith('https:') && HOST === '127.0.0.1' && TRUSTED_PROXY_HOPS === '0',
  ],
  [
    'S3_ENDPOINT wants S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well: set them.',
    ({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
      S3_ENDPOINT && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY),
  ],
  [
    'The keys of a bucket are set without S3_ENDPOINT: pictures stay on this disk.',
    ({ S3_ENDPOINT, S3_ACCESS_KEY_ID }) => !S3_ENDPOINT && S3_ACCESS_KEY_ID,
  ],
  [
    'METRICS_PORT is PORT: give the metrics a port of their own.',
    ({ PORT = '3000', METRICS_PORT }) => METRICS_PORT === PORT,
  ],
];

/** @param {string} address as src/env.ts wants it */
function isOrigin(address) {
  if (!URL.canParse(address) || address.endsWith('/')) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(address);
  const rest = `${username}${password}${pathname}${search}${hash}`;
  return /^https?:$/.test(protocol) && rest === '/';
}

const accounts = ['ADMIN_EMAIL', 'EDITOR_EMAIL'];

/** Settings that say one thing here and another there. @param {Settings} settings @returns {Finding[]} */
export function contradictions(settings) {
  const found = disagreements.filter(([, holds]) => holds(settings)).map(([says]) => says);
  for (const [name, value = ''] of Object.entries(settings))
    if (!accounts.includes(name) && /\bexample\.(com|org|net)\b/.test(value))
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
  if (!statSync(existing).isDirectory())
    return wrong(about, `${existing} is no folder: name another one, or move that file.`);
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

/** @param {string} dataDir @returns {Finding[]} */
export function spool(dataDir) {
  const folder = path.join(dataDir, 'spool');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lines = (/** @type {string} */ kind) =>
    files
      .filter((name) => name.endsWith(kind))
      .reduce((sum, name) => sum + linesIn(path.join(folder, name)), 0);
  const [waiting, rejected] = [lines('.jsonl'), lines('.rejected')];
  const found = [
    waiting === 0
      ? well('Spool', 'empty')
      : well('Spool', `${waiting} submissions wait: the web process hands them over`),
  ];
  if (rejected > 0)
    found.push(
      wrong(
        'Spool',
        `${rejected} submissions cannot be read by this release: start the release that wrote them.`,
      ),
    );
  return found;
}

/** @param {string} file */
const linesIn = (file) => readFileSync(file, 'utf8').split('\n').filter(Boolean).length;
