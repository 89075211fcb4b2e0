import type { Answer } from './answer';

/** What the question about analytics says. */
export const words = {
  name: 'Cookies',
  question: 'May we count your visit?',
  consequence:
    'If you accept, Google Analytics loads and sets cookies. If you reject, nothing is loaded or sent.',
  privacy: 'Privacy',
  accept: 'Accept',
  reject: 'Reject',
};

/** Stands in place of the question for somebody who comes back to change the answer. */
export const given: Record<Answer, string> = {
  accepted: 'You accepted analytics.',
  rejected: 'You rejected analytics.',
};
