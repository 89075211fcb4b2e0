import { word, type WordTab } from './word';

/** On the pages at /insights. */
export const articleWords = {
  title: word('Name of the list', 'Insights', 'In the trail to a page that search engines show.'),
  all: word('Link to all articles', 'All articles'),
  categories: word('The list of categories', 'Categories', 'For screen readers.'),
  pages: word('The links to more pages', 'Pages of the list', 'For screen readers.'),
  page: word('One page of the list', 'Page {number}', {
    fields: { number: 'the number of the page' },
  }),
  newer: word('Link to the page before', 'Newer articles'),
  older: word('Link to the next page', 'Older articles'),
  feed: word('Link to the feed', 'RSS feed'),
  by: word('Before the authors', 'By'),
  minutes: word('How long it takes to read', '{minutes} min read', {
    fields: { minutes: 'how many minutes' },
  }),
  updated: word('Before the day of a change', 'Updated'),
  onThisPage: word('Over the contents of an article', 'On this page'),
  table: word('A table in a text', 'Table {number}', {
    about: 'For screen readers.',
    fields: { number: 'its number in the text' },
  }),
  code: word('Code in a text', 'Code', 'For screen readers, before the name of its language.'),
  note: word('Over a note', 'Note'),
  warning: word('Over a warning', 'Warning'),
  footnotes: word('Over the footnotes', 'Footnotes'),
  footnote: word('The mark of a footnote', 'Footnote {number}', {
    about: 'For screen readers.',
    fields: { number: 'its number' },
  }),
  back: word('From a footnote to its mark', 'Back to the text', 'For screen readers.'),
  play: word('On a video', 'Play: {title}', {
    about: 'Without JavaScript it opens the video at its host.',
    fields: { title: 'what the video shows' },
  }),
  playsFrom: word('Below a video', 'It plays from {host}, which then learns that you watch it.', {
    isLong: true,
    fields: { host: 'YouTube or Vimeo' },
  }),
  watchAt: word('Link to a video at its host', 'Watch it at {host}', {
    fields: { host: 'YouTube or Vimeo' },
  }),
  changed: word('Before what was changed', 'What was changed:'),
  tags: word('Before the tags', 'Tags'),
  about: word('Over the case studies and industries', 'What this is about'),
  related: word('Over the articles at the end', 'Read on'),
  next: word('Heading above the last button', 'Does this sound like your company?'),
} as const satisfies WordTab['words'];
