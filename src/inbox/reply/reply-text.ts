import { isEmailAddress } from '@/platform/email-address';
import { interrupted } from '@/submissions/records/failed-mail';

import type { ShownEntry } from './shown-entry';

/** One below the other, without the empty ones. */
export const joinTexts = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n\n');

/** What a signature adds to words, which end with it already where a template named it. */
export const endingOf = (text: string, signature: string): string =>
  text.trimEnd().endsWith(signature) ? '' : signature;

/** The ids of replies that were taken back, as a form and a draft keep them. */
export const idsIn = (kept: string): readonly string[] => kept.split(' ').filter((id) => id !== '');

/** What became of a reply that failed, for who wrote it. */
export const failureWords = (problem: string | null): string =>
  problem === interrupted
    ? `${interrupted}. Try again only if it is not there.`
    : `Not sent. ${problem ?? 'It is not known why'}.`;

type ThreadPart = Pick<ShownEntry, 'kind' | 'address' | 'replyTo'>;

/**
 * Where a reply can go, the right one first. Who sent the submission gets it, unless their last
 * answer asks for answers elsewhere; what somebody else asks for is only offered.
 * @param email of who sent the submission
 */
export function recipientsOf(entries: readonly ThreadPart[], email: string): readonly string[] {
  const answers = entries.filter(({ kind }) => kind === 'answer');
  const last = answers.at(-1);
  const isTheirs = last?.address.toLowerCase() === email.toLowerCase();
  const asked = answers.flatMap(({ replyTo }) => replyTo ?? []).reverse();
  const offered = [...(isTheirs && last.replyTo ? [last.replyTo] : []), email, ...asked];
  return [...new Set(offered.filter((each) => each === email || isEmailAddress(each)))];
}
