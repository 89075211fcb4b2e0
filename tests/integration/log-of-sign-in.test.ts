import config from '@payload-config';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { logOptions } from '@/platform/log';

import { outputSoFar } from '../support/output';
import { logTo, payload } from '../support/payload';
import { rest } from '../support/rest';

const email = 'canary.margaret@private.example';
const password = 'quill harbour 47 lantern';
const lines: string[] = [];
logTo(pino(logOptions, { write: (line) => void lines.push(line) }));

const secrets: string[] = [email, password];
let token = '';

beforeAll(async () => {
  expect((await config).logger).toMatchObject({ options: logOptions });
  const asServer = { collection: 'users', overrideAccess: true } as const;
  const data = { name: 'Margaret', role: 'admin', email, password } as const;
  const { id } = await payload.create({ ...asServer, data });
  token = await payload.forgotPassword({ ...asServer, data: { email }, disableEmail: true });
  const account = await payload.findByID({ ...asServer, id, showHiddenFields: true });
  secrets.push(token, id, String(account.salt), String(account.hash));
});
beforeEach(() => void lines.splice(0));
afterAll(() => payload.delete({ collection: 'users', where: { email: { equals: email } } }));

/** Every connection of the pool, so that whichever is taken is changed. */
async function onEachConnection(statement: string): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 8 }, () => payload.db.pool.connect()));
  for (const client of clients) await client.query(statement);
  for (const client of clients) client.release();
}

async function whileReadOnly(run: () => Promise<void>): Promise<void> {
  await onEachConnection('SET default_transaction_read_only = on');
  try {
    await run();
  } finally {
    await onEachConnection('SET default_transaction_read_only = off');
  }
}

function expectNoSecrets(): void {
  const log = [...lines, ...outputSoFar()].join('\n');
  for (const secret of secrets) expect(log).not.toContain(secret);
}

test.each([
  ['a sign-in', '/users/login', () => ({ email, password })],
  ['a wrong password', '/users/login', () => ({ email, password: 'not the password' })],
  ['a reset', '/users/reset-password', () => ({ token, password: 'gravel teapot 82 monsoon' })],
])('%s on a read-only database shows no value in the log', async (_, path, body) => {
  await whileReadOnly(async () => {
    const answer = await rest('POST', path, { body: body() });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(lines.join('\n')).toContain('25006');
  });
  expectNoSecrets();
});

test.each(['login', 'forgot-password', 'unlock'])(
  'what a stranger types at %s is not in the log, with a NUL in it either',
  async (route) => {
    const body = { email: `canary\u0000.margaret@private.example`, password };
    const answer = await rest('POST', `/users/${route}`, { body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const log = [...lines, ...outputSoFar()].join('\n');
    expect(log).not.toMatch(/canary|private\.example|quill/);
  },
);
