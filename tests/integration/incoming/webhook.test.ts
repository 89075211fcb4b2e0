import { webhookSecret as secret } from '../../support/settings/mails-and-answers';

import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { receiveMail } from '@/submissions';
import { signatureHeader, signatureOf } from '@/submissions/incoming/signed-mail';

import { expectOutput } from '../../support/output';
import {
  addressOf,
  cameIn,
  emptyInbox,
  onlyAda,
  rawMail,
} from '../../support/submissions/incoming';

let ada = '';
beforeEach(async () => {
  ada = await onlyAda();
});
afterAll(emptyInbox);

const answer = z.object({ outcome: z.string().optional(), code: z.string().optional() });

const now = () => Math.floor(Date.now() / 1000);

async function post(body: Buffer, signature: string | null) {
  const response = await receiveMail(
    new Request('http://localhost/api/incoming-mail', {
      method: 'POST',
      body: new Uint8Array(body),
      headers: signature === null ? {} : { [signatureHeader]: signature },
    }),
  );
  const { outcome, code } = answer.parse(await response.json());
  return { status: response.status, is: outcome ?? code };
}

test('a signed mail lands on its thread, once', async () => {
  const raw = await rawMail({ to: addressOf(ada), messageId: '<one@analytical.example>' });
  expect(await post(raw, signatureOf(secret, raw, now()))).toEqual({
    status: 200,
    is: 'stored',
  });
  expect(await post(raw, signatureOf(secret, raw, now()))).toEqual({
    status: 200,
    is: 'repeated',
  });
  expect(await cameIn()).toMatchObject([{ kind: 'answer', submission: ada }]);
  const other = await rawMail({ to: 'inbox@onelayer.example' });
  expect(await post(other, signatureOf(secret, other, now()))).toMatchObject({
    is: 'unmatched',
  });
});

test('without the right signature of now, nothing is taken', async () => {
  const raw = await rawMail({ to: addressOf(ada) });
  const right = signatureOf(secret, raw, now());
  for (const signature of [
    null,
    '',
    'nonsense',
    signatureOf(secret.replace('b', 'c'), raw, now()),
    signatureOf(secret, Buffer.from('other'), now()),
    signatureOf(secret, raw, now() - 301),
    signatureOf(secret, raw, now() + 301),
    right.replace(/t=\d+/, `t=${now() + 1}`),
  ])
    expect(await post(raw, signature)).toEqual({ status: 401, is: 'unsigned' });
  expect(await cameIn()).toEqual([]);
  expect(await post(raw, right)).toMatchObject({ status: 200 });
});

test('a mail that nobody can read is set aside as it came, and taken', async () => {
  const nested = Array.from(
    { length: 400 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
  ).join('\r\n');
  const body = Buffer.from(nested);
  expectOutput(/could not be taken in/);
  expect(await post(body, signatureOf(secret, body, now()))).toEqual({
    status: 200,
    is: 'set-aside',
  });
});
