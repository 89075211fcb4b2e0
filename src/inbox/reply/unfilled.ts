import { listOf } from '@/platform/place/wording';
import { namesIn } from '@/forms/reply-template';

/** The names in braces of a text that its writer has not been told of. */
export const notToldOf = (text: string, told: string): readonly string[] => {
  const known = told.split(' ');
  return namesIn(text).filter((name) => !known.includes(name));
};

const areOpen = (names: readonly string[]): string =>
  `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} not filled in`;

/** Below the box, while somebody writes. */
export const unfilledNote = (names: readonly string[]): string =>
  `${areOpen(names)}. Write what belongs there, or take it out.`;

export const unfilledProblem = (names: readonly string[]): string =>
  `Not sent: ${areOpen(names)}. Write what belongs there; to send it as it is, press Send again.`;
