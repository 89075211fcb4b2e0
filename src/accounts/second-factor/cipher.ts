import type { Payload } from 'payload';

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
