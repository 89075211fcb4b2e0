import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { isPublic, lookupPublic } from '@/submissions/staff-notices/public-address';
import { tellWebhook } from '@/submissions/staff-notices/tell-webhook';

import { setInbox } from '../../support/submissions/told-staff';

let asked = 0;
const inside = createServer((socket) => {
  asked += 1;
  socket.destroy();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, resolve));
  const place = inside.address();
  if (typeof place === 'object' && place !== null) port = place.port;
});
afterAll(() => inside.close());

const news = {
  id: 'job',
  event: 'submission',
  form: 'quote',
  reference: 'Q-1',
  link: 'http://localhost/admin',
  sender: null,
} as const;
/** Which needs no secret. */
const slack = { webhookFormat: 'slack' } as const;
const told = (address: string) => tellWebhook({ address, format: 'slack' }, news);

/** This machine, in every way in which a URL can spell it, and what leads to it by a name. */
const here = [
  '127.0.0.1',
  '127.1',
  '127.0.0.1.',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  'localhost',
  'LOCALHOST.',
  'a.localhost',
  '①②⑦.0.0.1',
];

test.each(here)('a webhook does not lead to this machine: %s', async (host) => {
  const webhookAddress = `https://${host}:${port}/hook`;
  const message: unknown = expect.stringContaining('private network');
  const refused = { status: 400, data: { errors: [{ message }] } };
  await expect(setInbox({ ...slack, webhookAddress })).rejects.toMatchObject(refused);
  await expect(told(webhookAddress)).rejects.toThrow(/private network|ENOTPUBLIC/);
  await expect(setInbox({ ...slack, webhookAddress: `http://${host}/` })).rejects.toMatchObject({
    status: 400,
  });
  expect(asked).toBe(0);
});

test.each([
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '100.100.100.200'],
  ...['169.254.169.254', '168.63.129.16', '192.0.0.192', '224.0.0.1', '255.255.255.255'],
  ...[
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%lo',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:8.8.8.8',
  ],
  ...['', 'localhost', '1.2.3'],
])('%s is nobody’s on the Internet', (address) => expect(isPublic(address)).toBe(false));

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '169.253.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is', (address) => expect(isPublic(address)).toBe(true));

/** As a name server answers, a moment later with something else. */
function nameServer(...answers: string[][]) {
  const resolve = (
    _name: string,
    _options: unknown,
    done: (error: null, found: LookupAddress[]) => void,
  ) => {
    const [found = []] = answers.splice(0, 1);
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  const lookup = lookupPublic(resolve);
  return (all: boolean) =>
    new Promise((resolved) => {
      lookup('hooks.example', { all }, (error, address) => resolved(error ?? address));
    });
}

test('the address that is judged is the one that is asked', async () => {
  const ask = nameServer(
    ['8.8.8.8'],
    ['8.8.8.8', '2606:4700::1'],
    ['127.0.0.1'],
    ['8.8.8.8', '::1'],
    [],
  );
  expect(await ask(false)).toBe('8.8.8.8');
  expect(await ask(true)).toMatchObject([{ address: '8.8.8.8' }, { address: '2606:4700::1' }]);
  for (const all of [false, true, false])
    expect(await ask(all)).toMatchObject({ code: 'ENOTPUBLIC' });
});
