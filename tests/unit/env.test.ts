import { expect, test, vi } from 'vitest';

import { isOn } from '@/features';

const right = {
  DATABASE_URL: 'postgres://site:secret@127.0.0.1:5432/site',
  PAYLOAD_SECRET: 'vJ8y2LqW0cT5nRk7ZbXd4HfGs6PmAeUi',
};

async function parse(raw: Record<string, string>) {
  vi.stubEnv('DATABASE_URL', right.DATABASE_URL);
  vi.stubEnv('PAYLOAD_SECRET', right.PAYLOAD_SECRET);
  const { parseEnv } = await import('@/env');
  return parseEnv(raw);
}

test('everything but the database and the secret has a default', async () => {
  expect(await parse(right)).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SERVER_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    SUBMISSION_RATE_LIMIT: 10,
    TRUSTED_PROXY_HOPS: 0,
  });
});

test('production listens to the world', async () => {
  expect((await parse({ ...right, NODE_ENV: 'production' })).HOST).toBe('0.0.0.0');
});

test.runIf(isOn('incoming-mail'))(
  'an address for answers wants somebody who reads it, and the other way round',
  async () => {
    const secret = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
    const [address, imap] = ['inbox@onelayer.test', 'imaps://user:word@mail.onelayer.test/INBOX'];
    const wants = (raw: Record<string, string>) => expect(parse({ ...right, ...raw })).rejects;
    await wants({ ANSWER_ADDRESS: address }).toThrow(/ANSWER_ADDRESS wants IMAP_URL/);
    await wants({ IMAP_URL: imap }).toThrow(/ANSWER_ADDRESS is not set/);
    await wants({ ANSWER_WEBHOOK_SECRET: secret }).toThrow(/ANSWER_ADDRESS is not set/);
    await wants({ ANSWER_ADDRESS: 'in+box@onelayer.test', IMAP_URL: imap }).toThrow(/no plus/);
    await wants({ ANSWER_ADDRESS: `${'a'.repeat(17)}@onelayer.test`, IMAP_URL: imap }).toThrow(
      /16/,
    );
    await wants({ ANSWER_ADDRESS: address, ANSWER_WEBHOOK_SECRET: 'short' }).toThrow(
      /32 characters/,
    );
    expect(await parse({ ...right, ANSWER_ADDRESS: address, IMAP_URL: imap })).toMatchObject({
      ANSWER_ADDRESS: address,
      IMAP_URL: [imap],
    });
    const second = 'imaps://sales%40onelayer.test:word@mail.onelayer.test';
    expect(
      await parse({ ...right, ANSWER_ADDRESS: address, IMAP_URL: ` ${imap}\n${second} ` }),
    ).toMatchObject({ IMAP_URL: [imap, second] });
    const both = (other: string) => ({ ANSWER_ADDRESS: address, IMAP_URL: `${imap} ${other}` });
    await wants(both('sales@onelayer.test')).toThrow(/IMAP_URL\S* must look like imaps:/);
    await wants(both('sales@onelayer.test')).not.toThrow(/:word@/);
    await wants(both(imap)).toThrow(/names one of them twice/);
  },
);

test('there is room for one mail of the greatest size at least', async () => {
  await expect(parse({ ...right, MAIL_MEGABYTES: '600' })).rejects.toThrow(/700 at least/);
  expect(await parse({ ...right, MAIL_MEGABYTES: '700' })).toMatchObject({ MAIL_MEGABYTES: 700 });
});

test('a scanner is reached by TCP or by a socket', async () => {
  for (const CLAMAV_URL of ['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamd.ctl'])
    expect(await parse({ ...right, CLAMAV_URL })).toMatchObject({ CLAMAV_URL });
  for (const CLAMAV_URL of ['127.0.0.1:3310', 'http://scanner', 'unix:', 'tcp://a/b'])
    await expect(parse({ ...right, CLAMAV_URL })).rejects.toThrow(/CLAMAV_URL must look like/);
});

test('addresses are what a form takes for one', async () => {
  const OWNER_EMAIL = 'tom&jérôme@bücher.example';
  expect(await parse({ ...right, OWNER_EMAIL })).toMatchObject({ OWNER_EMAIL });
  await expect(parse({ ...right, OWNER_EMAIL: 'tom@' })).rejects.toThrow(/OWNER_EMAIL/);
});

test('an empty variable is an unset one', async () => {
  const env = await parse({ ...right, SMTP_URL: '', PORT: '', SUBMISSION_RATE_LIMIT: '0' });
  expect(env).toMatchObject({ SMTP_URL: undefined, PORT: 3000, SUBMISSION_RATE_LIMIT: 0 });
});

test('every wrong setting is named, with its remedy and without its value', async () => {
  const wrong = { DATABASE_URL: 'mysql://root:hunter2@db/site', PAYLOAD_SECRET: 'short' };
  await expect(parse({ ...wrong, SERVER_URL: 'https://onelayer.example/' })).rejects.toThrow(
    /DATABASE_URL must begin with postgres:\/\/[\s\S]*PAYLOAD_SECRET must have at least 32 characters/,
  );
  await expect(parse(wrong)).rejects.not.toThrow(/hunter2/);
});

test('SERVER_URL is an address and nothing more', async () => {
  for (const SERVER_URL of ['https://a.test', 'https://a.test:443', 'http://localhost:3000'])
    expect((await parse({ ...right, SERVER_URL })).SERVER_URL).toBe(SERVER_URL);
  for (const SERVER_URL of [
    'https://a.test/shop',
    'https://ann:x@a.test',
    'https://a.test?x',
    'a.test',
  ])
    await expect(parse({ ...right, SERVER_URL })).rejects.toThrow(/SERVER_URL/);
});

test('a secret of a sample, or of a few signs, does not start', async () => {
  for (const PAYLOAD_SECRET of [
    'x'.repeat(40),
    'abc'.repeat(20),
    `change-me-${right.PAYLOAD_SECRET}`,
  ])
    await expect(parse({ ...right, PAYLOAD_SECRET })).rejects.toThrow(
      'PAYLOAD_SECRET can be guessed: openssl rand -base64 32',
    );
});
