import 'server-only';

import { createHmac } from 'node:crypto';

import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Solution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

import { env } from '@/env';

/** About a second of a telephone's time, and 3 ms of ours. */
const cost = 5000;
const tries = { least: 150, most: 300 };
const lifeMs = 10 * 60 * 1000;

const secret = createHmac('sha256', env.PAYLOAD_SECRET).update('proof of work').digest('hex');

/** Work whose proof lets one submission through: it names the submission, so none can be reused. */
export function challengeFor(id: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries.most, tries.least),
    data: { id },
    deriveKey,
    expiresAt: new Date(Date.now() + lifeMs),
    hmacSignatureSecret: secret,
  });
}

const proof = z.object({
  challenge: z.custom<Challenge>((value) => shape.safeParse(value).success),
  solution: z.custom<Solution>((value) => solved.safeParse(value).success),
});
const shape = z.object({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.literal(cost),
    data: z.object({ id: z.string() }),
  }),
  signature: z.string(),
});
const solved = z.object({ counter: z.int(), derivedKey: z.string() });

/** @param header JSON in base64 of the challenge and its solution */
export async function isProof(header: string, id: string): Promise<boolean> {
  try {
    const { challenge, solution } = proof.parse(
      JSON.parse(Buffer.from(header, 'base64').toString()),
    );
    if (challenge.parameters.data?.id !== id) return false;
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
    });
    return result.verified;
  } catch {
    return false;
  }
}
