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
        ask: word('Question', 'May Google Analytics count your visit?'),
        consequence: word(
          'What each answer means',
          'If you accept, it loads and sets cookies. If you reject, nothing goes to Google.',
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
    counting: {
      label: 'Counting of views',
      about:
        'Stands below the privacy policy while the site counts views itself (Counting of views). The law asks for clear words about what is counted and why, and for a simple way to object.',
      feature: 'views',
      words: {
        footer: word('Link at the foot of each page', 'Counting of views'),
        heading: word('Heading', 'How we count views of our pages'),
        purpose: word(
          'Why',
          'We count how often each page is seen, which sites lead to it, and which of our campaigns do. The numbers are statistics: we use them to improve this site, and for nothing else. We give them to nobody.',
          { isLong: true },
        ),
        kept: word(
          'What is kept',
          'For each day we keep numbers: the page, the name of the site that led to it, the labels of a campaign link, and how often. We keep no address, no browser’s name and no id, and set no cookie to count. Nobody can be found in the numbers.',
          { isLong: true },
        ),
        objecting: word(
          'How to object',
          'You can object at any time, free of charge and without a reason. Press the button, and this browser keeps a cookie, “count-views”, that says “no” and nothing else, for a year. If your browser sends Global Privacy Control or Do Not Track, you are not counted anyway.',
          { isLong: true },
        ),
        object: word('Button that objects', 'Do not count my views'),
        objected: word(
          'After objecting',
          'Your views are not counted from now on, in this browser.',
          { isLong: true },
        ),
        takeBack: word('Button that takes it back', 'Count my views again'),
        takenBack: word('After taking it back', 'Your views are counted again, in this browser.', {
          isLong: true,
        }),
      },
    },
  },
} as const satisfies WordPage;
