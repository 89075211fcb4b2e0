import { randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { readJson } from './json.mjs';
import { inProject } from './project.mjs';

/**
 * Without look-alikes (0 and O, 1, l and I): these are read from a screen. Without vowels, so that
 * chance makes no word: a password that holds its owner's name is refused.
 */
const letters = 'BCDFGHJKLMNPQRSTVWXZbcdfghjkmnpqrstvwxz23456789';

/** Five groups of five: about 139 bits, and every kind of sign that a password rule may ask for. */
export function makePassword() {
  const sign = () => letters.charAt(randomInt(letters.length));
  for (;;) {
    const groups = Array.from({ length: 5 }, () => Array.from({ length: 5 }, sign).join(''));
    const password = groups.join('-');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}

/** Of addresses that reach nobody: `acme.example`. */
function madeUpDomain() {
  const { name } = readJson(inProject('brand/brand.json'));
  return `${
    String(name)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '') || 'site'
  }.example`;
}

/** @type {Record<string, () => string>} */
const makers = {
  PAYLOAD_SECRET: () => randomBytes(32).toString('base64url'),
  ADMIN_EMAIL: () => `admin@${madeUpDomain()}`,
  ADMIN_PASSWORD: makePassword,
  EDITOR_EMAIL: () => `editor@${madeUpDomain()}`,
  EDITOR_PASSWORD: makePassword,
};

/** Reads .env; the real environment wins. */
export function readSettings() {
  const file = inProject('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads .env and adds to it the secrets that nobody has set.
 * @returns {{ made: boolean, given: string[] }} whether it made any, and the names of those that the
 *   real environment gives
 */
export function loadSettings() {
  const file = inProject('.env');
  const given = Object.keys(makers).filter((name) => process.env[name]);
  readSettings();
  const missing = Object.entries(makers).filter(([name]) => !process.env[name]);
  if (missing.length === 0) return { made: false, given };
  const lines = ['', '# Made by npm start. See .env.example for every setting.'];
  for (const [name, make] of missing) lines.push(`${name}=${(process.env[name] = make())}`);
  appendFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  // The file may have been there before with rights for others; now it holds secrets.
  chmodSync(file, 0o600);
  return { made: true, given };
}

/**
 * @param {string} [fallbackHost] where to listen when HOST is not set
 * @returns {{ port: number, host: string, publicUrl: string, localUrl: string }} with the addresses
 *   by which the world and this machine reach it
 */
export function listenAddress(fallbackHost = '0.0.0.0') {
  const given = process.env.PORT || '3000';
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Failure(`PORT is “${given}”: give a number from 1 to 65535.`);
  const host = process.env.HOST || fallbackHost;
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const localUrl = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
  return { port, host, publicUrl: process.env.SERVER_URL || `http://localhost:${port}`, localUrl };
}
