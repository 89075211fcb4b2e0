import { cleanText } from '@/platform/plain-text';

import { headOf, sendersOf, subjectOf } from './mail/head';

const longestSubject = 500;

/**
 * Who sent a mail and what about, as far as can be seen without reading it: for one that could not be
 * read, so that people know what it is, and an erasure finds it. Fails for nothing.
 */
export function readSender(raw: Buffer): { address: string; subject: string | null } {
  const headers = headOf(raw);
  return {
    address: cleanText(sendersOf(headers)[0]?.address ?? ''),
    subject: cleanText(subjectOf(headers)?.slice(0, longestSubject) ?? '') || null,
  };
}
