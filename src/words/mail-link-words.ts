import { word, type WordTab } from './word';

const part = (name: string) => ({ part: name });
const aFile = part('A file');
const over = part('A link that leads nowhere any more');

/** The pages to which links in mails lead. */
export const mailLinkWords = {
  fileTitle: word('Heading', 'Your file', aFile),
  fileText: word('Text', '{name}, {size}', {
    ...aFile,
    fields: { name: 'the name of the file', size: 'its size' },
  }),
  fileButton: word('Button', 'Download', aFile),
  overTitle: word('Heading', 'This link leads nowhere any more', over),
  overText: word(
    'Text',
    'It is too old, was used too often, or is not whole. Open it from the mail once more, or send the form again to get a new one.',
    { ...over, isLong: true },
  ),
} as const satisfies WordTab['words'];
