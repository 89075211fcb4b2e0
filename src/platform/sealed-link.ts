import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '@/env';

/** What a link in a mail is for. One for something else opens nothing. */
export type LinkPurpose = 'download' | 'confirm' | 'unsubscribe';

const bytesOfSeal = 16;
const bytesOfContent = 16 + 4;

const sealOf = (purpose: LinkPurpose, content: Buffer): Buffer =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`link ${purpose} `)
    .update(content)
    .digest()
    .subarray(0, bytesOfSeal);

/**
 * The last part of an address that nobody can make up: it names a submission by its id, for one
 * purpose, until a time. Whoever has it got the mail.
 * @param until to the second; without it, for ever
 */
export function sealedLink(purpose: LinkPurpose, id: string, until?: Date): string {
  const content = Buffer.alloc(bytesOfContent);
  content.write(id.replaceAll('-', ''), 'hex');
  content.writeUInt32BE(until ? Math.floor(until.getTime() / 1000) : 0, 16);
  return Buffer.concat([content, sealOf(purpose, content)]).toString('base64url');
}

interface OpenedLink {
  readonly id: string;
  readonly isOver: boolean;
}

/** Null where the site made no such link. */
export function openLink(purpose: LinkPurpose, link: string): OpenedLink | null {
  const bytes = Buffer.from(link, 'base64url');
  if (bytes.length !== bytesOfContent + bytesOfSeal || bytes.toString('base64url') !== link)
    return null;
  const content = bytes.subarray(0, bytesOfContent);
  if (!timingSafeEqual(bytes.subarray(bytesOfContent), sealOf(purpose, content))) return null;
  const until = content.readUInt32BE(16);
  const hex = content.toString('hex', 0, 16);
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    isOver: until !== 0 && until * 1000 < Date.now(),
  };
}
