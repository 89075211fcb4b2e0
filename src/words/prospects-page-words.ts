import { word, type WordTab } from './word';

const state = (label: string, text: string) => word(label, text, { part: 'What became of it' });
const said = (label: string, text: string) =>
  word(label, text, { part: 'What became of it', isLong: true });
const thread = { part: 'What was written' };
const times = { part: 'Proposed times' };
const add = { part: 'To add something' };
const end = { part: 'To withdraw it, or have it erased' };
const over = { part: 'A link that no longer works' };

/** The page on which whoever wrote sees what became of it. */
export const prospectsPageWords = {
  title: word('Heading', 'Your enquiry'),
  secret: word(
    'Below the heading',
    'Anyone who has the link in your email can open this page, so please do not pass it on.',
    { isLong: true },
  ),
  received: state('Received', 'We have it'),
  receivedText: said('Received, text', 'We have not read your latest message yet. We will.'),
  read: state('Read', 'We have read it'),
  readText: said('Read, text', 'Our answer is still to come.'),
  answered: state('Answered', 'We have answered'),
  answeredText: said('Answered, text', 'Our answer stands below. You can write back here.'),
  waiting: state('Waiting for the sender', 'It is your turn'),
  waitingText: said('Waiting for the sender, text', 'We are waiting for your answer.'),
  closed: state('Closed', 'It is closed'),
  closedText: said('Closed, text', 'We think this is settled. Write below to reopen it.'),
  withdrawn: state('Withdrawn', 'You withdrew it'),
  withdrawnText: said(
    'Withdrawn, text',
    'It is closed. Nothing was erased. Write below to reopen it.',
  ),
  threadTitle: word('Heading', 'What was written', thread),
  you: word('Over their words', 'You', thread),
  form: word('Over what the form was answered', 'You, by our form', thread),
  us: word('Over our words', '{brand}', { ...thread, fields: { brand: 'the brand' } }),
  cut: word('Below a long mail', 'It goes on in your email.', thread),
  held: word('Beside a file that cannot be had', 'not available', thread),
  timesTitle: word('Heading', 'Choose a time', times),
  timesText: word('Text', 'All times are {clock} time.', {
    ...times,
    fields: { clock: 'whose clocks these are' },
  }),
  choose: word('Button', 'Choose this time', times),
  minutes: word('How long it takes', '{count} minutes', {
    ...times,
    fields: { count: 'how many minutes' },
  }),
  chosen: word('Beside the time that was chosen', 'You chose this time', times),
  calendarFile: word('Below the time that was chosen', 'Calendar file', times),
  callTitle: word('In that file', 'Call with {brand}', {
    ...times,
    fields: { brand: 'the brand' },
  }),
  book: word('Link to the address at which calls are booked', 'Book a call', times),
  timePassed: word('Beside a time that is over', 'This time is over', times),
  choice: word('What staff read', 'I choose {time}, {clock} time.', {
    ...times,
    fields: { time: 'the time', clock: 'whose clocks these are' },
  }),
  notChosen: word(
    'Where it cannot be chosen',
    'This time can no longer be chosen. Choose another one, or write to us.',
    { ...times, isLong: true },
  ),
  addTitle: word('Heading', 'Add something', add),
  addWords: word('Words', 'Your words', add),
  addFiles: word('Files', 'Files', add),
  addButton: word('Button', 'Send', add),
  added: word('Once it is sent', 'We have what you added.', add),
  nothing: word('Where nothing was written', 'Write something, or choose a file.', add),
  notAdded: word(
    'Where it was not sent',
    'That was not sent. Your words are still here; please choose your files again.',
    { ...add, isLong: true },
  ),
  withdrawTitle: word('Heading', 'Withdraw your enquiry', end),
  withdrawText: word(
    'Text',
    'We then do no more about it. What you sent stays with us for as long as our privacy policy says.',
    { ...end, isLong: true },
  ),
  withdrawButton: word('Button', 'Yes, withdraw it', end),
  withdrawal: word('What staff read', 'I withdraw my enquiry.', end),
  eraseTitle: word('Second heading', 'Have everything erased', end),
  eraseText: word(
    'Second text',
    'We send an email to the address that you gave us. Confirm it there, and one of us erases what we hold about you.',
    { ...end, isLong: true },
  ),
  eraseButton: word('Second button', 'Send me the email', end),
  eraseSent: word(
    'Once the email is sent',
    'We have sent you an email. Nothing is erased before you confirm it there.',
    { ...end, isLong: true },
  ),
  eraseNotSent: word(
    'Where no email could be sent',
    'The email could not be sent. Try again in a few minutes, or write to us above.',
    { ...end, isLong: true },
  ),
  eraseAsked: word('Once it is confirmed', 'You asked us to erase everything. We will.', end),
  erasure: word('What staff read then', 'Please erase everything that you hold about me.', end),
  confirmTitle: word('Heading of the page to confirm', 'Erase everything?', end),
  confirmText: word(
    'Text of the page to confirm',
    'Press the button, and one of us erases what we hold about you: what you sent, and what we wrote to you.',
    { ...end, isLong: true },
  ),
  confirmButton: word('Button of the page to confirm', 'Yes, erase everything', end),
  overTitle: word('Heading', 'This link no longer works', over),
  overText: word(
    'Text',
    'It is not complete, or was replaced by a newer one. Open the link in our latest email to you, or reply to that email.',
    { ...over, isLong: true },
  ),
  lost: word(
    'Where something was to be sent',
    'What you wrote was not sent. Copy it, open the link in our email once more, and send it there.',
    { ...over, isLong: true },
  ),
} as const satisfies WordTab['words'];
