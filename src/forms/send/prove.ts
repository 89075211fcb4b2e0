import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value;
}

/**
 * Does the work that the door asked for.
 * @returns the proof as the `Proof-Of-Work` header wants it: JSON in base64
 */
export async function solve(challenge: unknown): Promise<string | undefined> {
  if (!isChallenge(challenge)) return undefined;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
