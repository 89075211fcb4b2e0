import { cleanText } from '@/platform/plain-text';

/** No mail that people send has longer headers. */
const longestHead = 64_000;

/**
 * Who sent a mail and what about, as far as can be seen without reading it: for one that could not be
 * read, so that people know what it is, and an erasure finds it. Fails for nothing.
 */
export function readSender(raw: Buffer): { address: string; subject: string | null } {
  const [head = ''] = raw
    .subarray(0, longestHead)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const [, from = ''] = /^from:(.{0,2000})/im.exec(unfolded) ?? [];
  const [, subject = ''] = /^subject:(.{0,500})/im.exec(unfolded) ?? [];
  const [address = ''] = /[^\s<>"'(),:;@]{1,100}@[^\s<>"'(),:;@]{1,200}/.exec(from) ?? [];
  return { address: cleanText(address), subject: cleanText(subject).trim() || null };
}
