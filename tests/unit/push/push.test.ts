import { createPublicKey, verify } from 'node:crypto';

import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { areKeys, encryptFor } from '@/platform/push/encrypt';
import { browserName } from '@/inbox/account/push/browser-name';

import { browserSecrets, decrypted } from '../../support/push/decrypt';

/** The example of RFC 8291, section 5. */
const example = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const secrets = () => browserSecrets(Buffer.from(example.auth, 'base64url'), example.privateKey);

test('the reader of these tests reads the example of the standard', () => {
  expect(secrets().ecdh.getPublicKey('base64url')).toBe(example.p256dh);
  expect(decrypted(Buffer.from(example.body, 'base64url'), secrets())).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

test('a message is read by its browser alone, and looks like no other', () => {
  const message = 'An answer came in: “Grüße” 🎈';
  const [one, other] = [encryptFor(example, message), encryptFor(example, message)];
  expect(decrypted(one, secrets())).toBe(message);
  expect(one.equals(other)).toBe(false);
  const stranger = browserSecrets(Buffer.from(example.auth, 'base64url'));
  expect(() => decrypted(one, stranger)).toThrow();
});

test('keys that are none are known', () => {
  const { p256dh, auth } = example;
  expect(areKeys({ p256dh, auth })).toBe(true);
  expect(areKeys({ p256dh, auth: auth.slice(2) })).toBe(false);
  expect(areKeys({ p256dh: p256dh.slice(4), auth })).toBe(false);
  // A point that lies on no curve.
  expect(areKeys({ p256dh: `${p256dh.slice(0, -1)}A`, auth })).toBe(false);
  expect(areKeys({ p256dh: '', auth: '' })).toBe(false);
});

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

test('who we are is signed by a key that follows from the secret, for one service and half a day', async () => {
  const { authorizationFor, publicKey } = await import('@/platform/push/server-keys');
  const now = Date.UTC(2026, 10, 28, 12);
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
      authorizationFor('https://push.example/a/b?c', now),
    ) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const checked = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(checked).toBe(true);
  const said = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  expect(said).toMatchObject({ aud: 'https://push.example', exp: now / 1000 + 12 * 60 * 60 });
  expect(said.sub).toMatch(/^(?:https|mailto):/);
  // Another secret is another key, and the same one the same.
  const keyWith = async (secret: string) => {
    vi.resetModules();
    vi.stubEnv('PAYLOAD_SECRET', secret);
    return (await import('@/platform/push/server-keys')).publicKey;
  };
  const other = 'mB7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
  expect(await keyWith(other)).toBe(await keyWith(other));
  expect(await keyWith(other)).not.toBe(publicKey);
});

test('a browser is called as its owner calls it', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(browserName(chrome)).toBe('Chrome on Linux');
  expect(
    browserName(`${chrome} Edg/140.0.0.0`.replace('X11; Linux x86_64', 'Windows NT 10.0')),
  ).toBe('Edge on Windows');
  expect(browserName('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Firefox/145.0')).toBe(
    'Firefox on Mac',
  );
  expect(browserName('')).toBe('A browser');
});
