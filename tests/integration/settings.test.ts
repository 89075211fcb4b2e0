import path from 'node:path';

import { expect, test } from 'vitest';

import { prepareDatabase } from '../../scripts/steps/preparation.mjs';
import { programs } from '../support/sites/web-process';

/** What `npm start` does before it builds, with these settings. */
function prepare(settings: Record<string, string>) {
  return prepareDatabase({
    env: { ...process.env, ...settings },
    dataDir: process.env.DATA_DIR ?? '',
    signal: new AbortController().signal,
    program: path.join(programs, 'prepare.mjs'),
  });
}

test('a start with weak passwords for its first accounts names them all, and the remedy', async () => {
  const settings = {
    ADMIN_EMAIL: 'first@passwords.example',
    ADMIN_PASSWORD: 'x7Kp-22m',
    EDITOR_EMAIL: 'second@passwords.example',
    EDITOR_PASSWORD: 'gravel second 82 monsoon',
  };
  await expect(prepare(settings)).rejects.toMatchObject({
    message: `Wrong settings (see .env.example):
  ADMIN_PASSWORD is refused. Use at least 15 characters; this password has 8. Set another, or remove it: npm start then makes one.
  EDITOR_PASSWORD is refused. Leave out the name and the email address of the account. Set another, or remove it: npm start then makes one.`,
  });
});

test('a start with another wrong setting names it', async () => {
  await expect(prepare({ SERVER_URL: 'https://onelayer.example/' })).rejects.toMatchObject({
    message: 'Wrong settings (see .env.example):\n  SERVER_URL must not end with a slash',
  });
});

test('an account that exists is not asked for its password again', async () => {
  await expect(prepare({ ADMIN_PASSWORD: 'x7Kp-22m' })).resolves.toBeUndefined();
});
