import type { WordPage } from './word';

/** What asks whether visits may be counted. */
export const cookieQuestion = {
  slug: 'cookie-question',
  label: 'Cookie question',
  about:
    'What visitors are asked before Google Analytics counts them. It shows where an id for analytics is set. Both buttons look the same, which the law asks for: keep their words as plain as each other.',
  tabs: {
    question: {
      label: 'Question',
      words: {
        ask: { label: 'Question', text: 'May we count your visit?' },
        consequence: {
          label: 'What each answer means',
          text: 'If you accept, Google Analytics loads and sets cookies. If you reject, nothing is loaded or sent.',
          isLong: true,
        },
        privacy: { label: 'Link to the privacy policy', text: 'Privacy' },
        accept: { label: 'Button that accepts', text: 'Accept' },
        reject: { label: 'Button that rejects', text: 'Reject' },
        accepted: {
          label: 'After accepting',
          text: 'You accepted analytics.',
          about: 'In place of the question for somebody who comes back to change the answer.',
        },
        rejected: {
          label: 'After rejecting',
          text: 'You rejected analytics.',
          about: 'In place of the question for somebody who comes back to change the answer.',
        },
        name: {
          label: 'What screen readers call it',
          text: 'Cookies',
        },
      },
    },
  },
} as const satisfies WordPage;
