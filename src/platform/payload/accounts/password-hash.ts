import crypto from 'node:crypto';
import { promisify } from 'node:util';

const derive = (given: string, salt: string, iterations: number, bytes: number): Promise<Buffer> =>
  promisify(crypto.pbkdf2)(given, salt, iterations, bytes, 'sha256');

/** As Payload writes a hash (read in 3.90.2), and as its earlier versions did. */
const written = /^(pbkdf2-sha256-v1:)?((?:[0-9a-f]{2})+)$/;
const rounds = 600_000;
const roundsBefore = 25_000;

interface StoredPassword {
  readonly hash: string | null;
  readonly salt: string | null;
}

/**
 * Whether this is the password of an account: Payload compares one only to begin a session.
 * @param kept the columns of the account
 */
export async function isPassword(given: string, { hash, salt }: StoredPassword): Promise<boolean> {
  const [, isNew, digits = ''] = written.exec(hash ?? '') ?? [];
  if (!salt || digits === '') return false;
  const right = Buffer.from(digits, 'hex');
  const iterations = isNew ? rounds : roundsBefore;
  return crypto.timingSafeEqual(right, await derive(given, salt, iterations, right.length));
}

/** Takes as long as a comparison, and compares nothing; bench/sign-in.mjs measures both. */
export async function noopCompare(given: string): Promise<void> {
  await derive(given, decoySalt, rounds, 32);
}

const decoySalt = 'f'.repeat(64);
