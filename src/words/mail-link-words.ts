import { word, type WordTab } from './word';

const part = (name: string) => ({ part: name });
const aFile = part('A file');
const confirm = part('To confirm an address');
const leave = part('To unsubscribe');
const ofForm = { isLong: true, fields: { form: 'the title of the form' } };
const over = part('A link that no longer works');

/** The pages to which links in mails lead. */
export const mailLinkWords = {
  fileTitle: word('Heading', 'Your file', aFile),
  fileText: word('Text', '{name}, {size}', {
    ...aFile,
    fields: { name: 'the name of the file', size: 'its size' },
  }),
  fileButton: word('Button', 'Download', aFile),
  confirmTitle: word('Heading', 'Confirm your address', confirm),
  confirmText: word('Text', 'You asked for “{form}”. Press the button to confirm your address.', {
    ...confirm,
    ...ofForm,
  }),
  confirmButton: word('Button', 'Confirm', confirm),
  confirmedTitle: word('Heading, then', 'Thank you', confirm),
  confirmedText: word('Text, then', 'Your address is confirmed for “{form}”.', {
    ...confirm,
    ...ofForm,
  }),
  leaveTitle: word('Heading', 'Unsubscribe', leave),
  leaveText: word('Text', 'Press the button to get no more mail from “{form}”.', {
    ...leave,
    ...ofForm,
  }),
  leaveButton: word('Button', 'Unsubscribe', leave),
  leftTitle: word('Heading, then', 'You are unsubscribed', leave),
  leftText: word('Text, then', 'We will send you no more mail from “{form}”.', {
    ...leave,
    ...ofForm,
  }),
  overTitle: word('Heading', 'This link no longer works', over),
  overText: word(
    'Text',
    'The link is too old, incomplete, or was used too often. Open it from the email again, or send the form again to get a new link.',
    { ...over, isLong: true },
  ),
} as const satisfies WordTab['words'];
