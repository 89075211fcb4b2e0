import { word, type WordTab } from './word';

/** On the pages at /careers. */
export const positionWords = {
  title: word('Name of the list', 'Careers', 'Also the link at the foot of each page.'),
  none: word('While no position is open', 'No position is open just now.'),
  remote: word('Place of a remote position', 'Remote, from {country}', {
    fields: { country: 'the country in which applicants live' },
  }),
  hybrid: word('Place of a partly remote position', '{town}, partly remote', {
    fields: { town: 'the town of the office' },
  }),
  fullTime: word('Kind of employment', 'Full time'),
  partTime: word('Kind of employment', 'Part time'),
  contractor: word('Kind of employment', 'Contract'),
  temporary: word('Kind of employment', 'For a limited time'),
  intern: word('Kind of employment', 'Internship'),
  aYear: word('After a pay', 'a year'),
  aMonth: word('After a pay', 'a month'),
  aDay: word('After a pay', 'a day'),
  anHour: word('After a pay', 'an hour'),
  applyBy: word('Before the last day', 'Apply by'),
  closed: word('Heading of a position that is over', 'This position is closed'),
  closedText: word(
    'Below that heading',
    'We take no more applications for it. The list has what is open now.',
    { isLong: true },
  ),
  all: word('Link to the list', 'All open positions'),
  byMail: word('Where there is no form to apply', 'Apply by email'),
} as const satisfies WordTab['words'];
