import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { renderSVG } from 'uqr';

/** What an authenticator app needs: the QR code as an SVG, and its secret as text for typing. */
export interface SetUp {
  readonly secret: string;
  readonly qr: string;
}

interface Owner {
  readonly brand: string;
  readonly email: string;
}

/** The code before and the code after count as well: clocks differ, and typing takes time. */
const window = 1;

/** A new secret of 160 bits. Six digits, 30 seconds and SHA-1 are what every app understands. */
export function newSetUp({ brand, email }: Owner): SetUp {
  const totp = new TOTP({ issuer: brand, label: email, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, qr: renderSVG(totp.toString(), { border: 4 }) };
}

/** Payload's, whose key is the site's secret. */
export type Cipher = Pick<Payload, 'encrypt' | 'decrypt'>;

/**
 * @returns null when the site has another PAYLOAD_SECRET now: then no code is right any more, and
 *   the factor can only be taken away
 */
export function openSecret(cipher: Cipher, encrypted: string): string | null {
  const secret = cipher.decrypt(encrypted);
  return /^[A-Z2-7]{32}$/.test(secret) ? secret : null;
}

/**
 * @param code as people type what their app shows, such as `123 456`
 * @returns the time step that the code belongs to, or null when it is wrong
 */
export function stepOf(secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = Date.now();
  const steps = TOTP.validate({ secret: Secret.fromBase32(secret), token, window, timestamp });
  return steps === null ? null : TOTP.counter({ timestamp }) + steps;
}
