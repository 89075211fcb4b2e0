import { word, type WordTab } from './word';

/** Of the page /search, and of what leads to it. */
export const searchWords = {
  title: word('Heading of the page', 'Search', 'Also the link at the head of each page.'),
  field: word('Name of the field', 'Search this site'),
  button: word('Button', 'Search'),
  begin: word(
    'Before anything is searched for',
    'Type what you are looking for: a trade, a tool, a question.',
  ),
  found: word('Over the results', 'Results for “{words}”: {count}', {
    fields: { words: 'what was searched for', count: 'how many there are' },
  }),
  instead: word('When a word was mistyped', 'We looked for {words} instead.', {
    fields: { words: 'the words that the site has' },
  }),
  some: word('When no page has all the words', 'No page has all of these words. These have some.'),
  nothing: word('When nothing is found', 'Nothing here says “{words}”.', {
    fields: { words: 'what was searched for' },
  }),
  advice: word(
    'Below that',
    'Try fewer words, or another one that means the same. These pages may help:',
    { isLong: true },
  ),
  away: word(
    'While the search does not answer',
    'The search does not answer at the moment. Please try again in a minute; all pages are there:',
    { isLong: true },
  ),
  results: word('The list of results', 'Results', 'For screen readers.'),
  pages: word('The links to more results', 'Pages of results', 'For screen readers.'),
  page: word('One page of the results', 'Page {number} of {count}', {
    fields: { number: 'the number of the page', count: 'how many there are' },
  }),
  before: word('Link to the page before', 'Results before'),
  after: word('Link to the next page', 'More results'),
} as const satisfies WordTab['words'];
