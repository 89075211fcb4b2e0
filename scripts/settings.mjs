import { randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inProject } from './project.mjs';

export const settingsFile = inProject('.env');

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

/** @type {Record<string, () => string>} */
const made = {
  PAYLOAD_SECRET: () => randomBytes(32).toString('base64url'),
  ADMIN_EMAIL: () => 'admin@onelayer.example',
  ADMIN_PASSWORD: makePassword,
  EDITOR_EMAIL: () => 'editor@onelayer.example',
  EDITOR_PASSWORD: makePassword,
};

/**
 * Reads .env (the real environment wins) and adds to it the secrets that nobody has set.
 * @returns {{ made: string[], given: string[] }} the names of what was made now, and of what the real
 *   environment gives
 */
export function loadSettings() {
  const given = Object.keys(made).filter((name) => process.env[name]);
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const missing = Object.entries(made).filter(([name]) => !process.env[name]);
  if (missing.length === 0) return { made: [], given };
  const lines = missing.map(([name, make]) => {
    const value = make();
    process.env[name] = value;
    return `${name}=${value}\n`;
  });
  appendFileSync(settingsFile, separator() + lines.join(''), { mode: 0o600 });
  // The file may have been there before with rights for others; now it holds secrets.
  chmodSync(settingsFile, 0o600);
  return { made: missing.map(([name]) => name), given };
}

function separator() {
  if (!existsSync(settingsFile))
    return '# Made by npm start. See .env.example for every setting.\n';
  const text = readFileSync(settingsFile, 'utf8');
  return text === '' || text.endsWith('\n') ? '' : '\n';
}

/**
 * @param {string} [fallbackHost] where to listen when HOST is not set
 * @returns {{ port: number, host: string, publicUrl: string }}
 */
export function listenAddress(fallbackHost = '0.0.0.0') {
  const given = process.env.PORT || '3000';
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Failure(`PORT is “${given}”: give a number from 1 to 65535.`);
  const host = process.env.HOST || fallbackHost;
  return { port, host, publicUrl: process.env.SERVER_URL || `http://localhost:${port}` };
}
