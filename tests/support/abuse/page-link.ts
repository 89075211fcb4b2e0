import { createHmac } from 'node:crypto';

/**
 * A text that the site alone can make up, for tests that ask it from outside: as
 * src/platform/sealed-link.ts seals it, under the same secret.
 */
function sealed(purpose: string, id: string, number: number): string {
  const content = Buffer.alloc(20);
  content.write(id.replaceAll('-', ''), 'hex');
  content.writeUInt32BE(number, 16);
  const seal = createHmac('sha256', process.env.PAYLOAD_SECRET ?? '')
    .update(`link ${purpose} `)
    .update(content)
    .digest()
    .subarray(0, 16);
  return Buffer.concat([content, seal]).toString('base64url');
}

/** The path of the link that opens the page of a submission. */
export const pagePath = (reference: string, id: string, generation = 0): string =>
  `/received/${reference}/open/${sealed('page', id, generation)}`;

/** The path of the link that confirms an erasure. */
export const erasePath = (id: string): string =>
  `/mail/erase/${sealed('erase', id, Math.floor(Date.now() / 1000) + 3600)}`;
