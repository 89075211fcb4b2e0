import { expect, test } from 'vitest';

import { splitQuote } from '@/submissions/incoming/split-quote';

const sent = ['Hello Ada,\n\nnine systems can become one.'];
const quote = '> Hello Ada,\n> nine systems can become one.';

test.each([
  ['Gmail', `On Mon, 3 Nov 2025 at 10:00, OneLayer <hello@onelayer.example> wrote:\n\n${quote}`],
  [
    'over two lines',
    `On Mon, 3 Nov 2025 at 10:00, OneLayer\n<hello@onelayer.example> wrote:\n${quote}`,
  ],
  ['German', `Am 03.11.25 um 10:00 schrieb OneLayer:\n${quote}`],
  ['French', `Le lun. 3 nov. 2025 à 10:00, OneLayer a écrit :\n${quote}`],
  [
    'Outlook',
    'From: OneLayer <hello@onelayer.example>\nSent: Monday\nTo: Ada\nSubject: Re\n\nHello Ada,',
  ],
  ['Outlook’s line', '________________________________\nFrom: OneLayer\n\nHello Ada,'],
  ['an old Outlook', '-----Original Message-----\nFrom: OneLayer\n\nHello Ada,'],
  ['no line at all', quote],
])('what %s repeats is folded away', (_program, repeated) => {
  expect(splitQuote(`Thank you.\n\nAda\n\n${repeated}\n`, sent)).toEqual({
    text: 'Thank you.\n\nAda',
    quoted: repeated,
  });
});

const said = 'On Mon, 3 Nov 2025, OneLayer wrote:';

test.each([
  ['nothing is repeated', 'On Monday I wrote to you.\nIt was: nothing.'],
  ['somebody answers between the lines', `Hello,\n\n${said}\n> nine\nSeven.\n> one\nYes.`],
  ['somebody answers below', `Hello,\n\n${said}\n${quote}\n\nThank you.`],
  ['all of it is repeated', quote],
])('all of it is theirs where %s', (_case, mail) => {
  expect(splitQuote(mail, sent)).toEqual({ text: mail, quoted: null });
});

const outlook = 'From: OneLayer <hello@onelayer.example>\nSent: Monday\nTo: Ada\nSubject: Re';

test('where nobody knows what we sent, only a line about a quote makes one', () => {
  for (const repeated of [`${said}\n${quote}`, `${outlook}\n\nHello Ada,`])
    expect(splitQuote(`Thank you.\n\n${repeated}`, [])).toEqual({
      text: 'Thank you.',
      quoted: repeated,
    });
  for (const own of [
    quote,
    'From: Leeds depot\nTo: York depot',
    '__________\nTwo.',
    `${said}\nnine`,
  ]) {
    const mail = `Thank you.\n\n${own}`;
    expect(splitQuote(mail, [])).toEqual({ text: mail, quoted: null });
  }
});
