import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '@/env';

/** What a link in a mail is for. One for something else opens nothing. */
export type LinkPurpose = 'download' | 'confirm' | 'unsubscribe' | 'erase';

/** `page` opens the page of whoever sent a submission. */
type Purpose = LinkPurpose | 'page';

const bytesOfSeal = 16;
const bytesOfContent = 16 + 4;

const sealOf = (purpose: Purpose, content: Buffer): Buffer =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`link ${purpose} `)
    .update(content)
    .digest()
    .subarray(0, bytesOfSeal);

/**
 * A text that nobody can make up: it names a submission by its id, for one purpose, and a number.
 * @param number of 32 bits
 */
export function sealed(purpose: Purpose, id: string, number: number): string {
  const content = Buffer.alloc(bytesOfContent);
  content.write(id.replaceAll('-', ''), 'hex');
  content.writeUInt32BE(number, 16);
  return Buffer.concat([content, sealOf(purpose, content)]).toString('base64url');
}

interface Unsealed {
  readonly id: string;
  readonly number: number;
}

/** Null where the site made no such text. */
export function unsealed(purpose: Purpose, given: string): Unsealed | null {
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length !== bytesOfContent + bytesOfSeal || bytes.toString('base64url') !== given)
    return null;
  const content = bytes.subarray(0, bytesOfContent);
  if (!timingSafeEqual(bytes.subarray(bytesOfContent), sealOf(purpose, content))) return null;
  const hex = content.toString('hex', 0, 16);
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    number: content.readUInt32BE(16),
  };
}

/**
 * The last part of an address for who got a mail.
 * @param until to the second; without it, for ever
 */
export const sealedLink = (purpose: LinkPurpose, id: string, until?: Date): string =>
  sealed(purpose, id, until ? Math.floor(until.getTime() / 1000) : 0);

interface OpenedLink {
  readonly id: string;
  readonly isOver: boolean;
}

/** Null where the site made no such link. */
export function openLink(purpose: LinkPurpose, link: string): OpenedLink | null {
  const found = unsealed(purpose, link);
  return found && { id: found.id, isOver: found.number !== 0 && found.number * 1000 < Date.now() };
}
