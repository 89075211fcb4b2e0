import { isEmailAddress } from '@/platform/email-address';

import type { ShownEntry } from './shown-entry';

type Answer = Pick<ShownEntry, 'kind' | 'address' | 'replyTo'>;

/**
 * Where a reply can go, the right one first. Who sent the submission gets it, unless their last
 * answer asks for answers elsewhere; what somebody else asks for is only offered.
 * @param email of who sent the submission
 */
export function recipientsOf(entries: readonly Answer[], email: string): readonly string[] {
  const answers = entries.filter(({ kind }) => kind === 'answer');
  const last = answers.at(-1);
  const isTheirs = last?.address.toLowerCase() === email.toLowerCase();
  const asked = answers.flatMap(({ replyTo }) => replyTo ?? []).reverse();
  const offered = [...(isTheirs && last.replyTo ? [last.replyTo] : []), email, ...asked];
  return [...new Set(offered.filter((each) => each === email || isEmailAddress(each)))];
}
