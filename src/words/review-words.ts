import { word, type WordTab } from './word';

const ofNote = { part: 'A note of a reviewer' };
const longOfNote = { ...ofNote, isLong: true };

/** Below each stands what was typed. */
const noteProblems = {
  wrong:
    'The note did not arrive: it needs a name of at most 80 characters and words, at most 2,000. Copy what you typed, go back, and send it again.',
  later:
    'The note did not arrive: there were too many in a short time. Copy what you typed, and send it again in ten minutes.',
  full: 'The note did not arrive: this link takes no more notes. Copy what you typed, and send it to whoever gave you the link.',
  over: 'The note did not arrive: the link has ended. Copy what you typed, and send it to whoever gave you the link.',
};

/** Over a page that somebody without an account sees before it is published. */
export const reviewWords = {
  name: word('The bar', 'For review', 'For screen readers.'),
  title: word('What it is', 'For review: it may differ from the site.'),
  newest: word('Where it shows the newest draft', 'You see the newest draft.'),
  kept: word('Where it shows one version', 'You see it as it was on {moment}.', {
    fields: { moment: 'when the link was made' },
  }),
  until: word('Until when', 'The link works until {moment}, and forms send nothing.', {
    fields: { moment: 'when the link expires' },
  }),
  noteLink: word('The way to leave a note', 'Leave a note'),
  noteTitle: word('Title', 'Leave a note on what you saw', ofNote),
  noteIntro: word(
    'What becomes of it',
    'It goes to whoever sent you the link, with the name that you give, and is erased with the link: on {moment}, or sooner. Ask them, and they erase it at once.',
    { ...ofNote, isLong: true, fields: { moment: 'when the link expires' } },
  ),
  noteName: word('Field: name', 'Your name', ofNote),
  noteWords: word('Field: note', 'Your note', ofNote),
  noteSend: word('Button', 'Send the note', ofNote),
  noteSent: word('Once it has arrived', 'Thank you. Your note has arrived.', ofNote),
  noteBack: word('The way back', 'Back to the draft', ofNote),
  noteWrong: word('When something is missing or too long', noteProblems.wrong, longOfNote),
  noteLater: word('After too many notes in a short time', noteProblems.later, longOfNote),
  noteFull: word('When the link takes no more', noteProblems.full, longOfNote),
  noteOver: word('When the link has ended', noteProblems.over, longOfNote),
} as const satisfies WordTab['words'];
