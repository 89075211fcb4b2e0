import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

import { env } from '@/env';

/** How many points P-256 has. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

interface ServerKeys {
  readonly key: KeyObject;
  /** The point that browsers subscribe with, in base64url. */
  readonly publicKey: string;
}

/**
 * The keys by which push services know this site (VAPID, RFC 8292). They follow from PAYLOAD_SECRET, so
 * all processes have the same and nobody has to keep more; with another secret all browsers have to
 * be told anew.
 */
function makeKeys(): ServerKeys {
  // Longer than the order by 128 bits, so that no key is likelier than another.
  const drawn = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'web push', 48));
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: d.toString('base64url'),
    x: part(1, 33),
    y: part(33, 65),
  };
  return {
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: point.toString('base64url'),
  };
}

const keys = makeKeys();

/** What browsers subscribe with. */
export const { publicKey } = keys;

const inJson = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const halfADaySeconds = 12 * 60 * 60;

/** Whom a push service can turn to: an address of the web or of mail. */
const contact = (): string =>
  env.SERVER_URL.startsWith('https:')
    ? env.SERVER_URL
    : `mailto:${env.OWNER_EMAIL ?? 'nobody@localhost'}`;

/** The header that says to a push service who we are. @param endpoint where a message goes */
export function authorizationFor(endpoint: string, now = Date.now()): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + halfADaySeconds,
    sub: contact(),
  };
  const said = `${inJson({ typ: 'JWT', alg: 'ES256' })}.${inJson(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key: keys.key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
