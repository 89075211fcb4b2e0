import { word, type WordTab } from './word';

/** In the parts of which editors make pages. */
export const partWords = {
  yes: word('A column has it', 'Yes', 'In a comparison.'),
  no: word('A column does not have it', 'No', 'In a comparison.'),
  compared: word('The column of what is compared', 'What', 'In a comparison, for screen readers.'),
  table: word('A table', 'Table', 'For screen readers, before its heading.'),
  maps: word('Before the links to maps', 'Open in'),
} as const satisfies WordTab['words'];
