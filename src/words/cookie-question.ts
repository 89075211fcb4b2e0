import { word, type WordPage } from './word';

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
        ask: word('Question', 'May we count your visit?'),
        consequence: word(
          'What each answer means',
          'If you accept, Google Analytics loads and sets cookies. If you reject, nothing is loaded or sent.',
          { isLong: true },
        ),
        privacy: word('Link to the privacy policy', 'Privacy'),
        accept: word('Button that accepts', 'Accept'),
        reject: word('Button that rejects', 'Reject'),
        accepted: word(
          'After accepting',
          'You accepted analytics.',
          'In place of the question for somebody who comes back to change the answer.',
        ),
        rejected: word(
          'After rejecting',
          'You rejected analytics.',
          'In place of the question for somebody who comes back to change the answer.',
        ),
        name: word('What screen readers call it', 'Cookies'),
      },
    },
  },
} as const satisfies WordPage;
