import { word, type WordTab } from './word';

const sum = { sum: 'the amount, with its sign' };
const draw = { draw: 'what stands on that button' };

/** Of the section that visitors draw of their own tools. */
export const ownSectionWords = {
  title: word(
    'Title of its own page',
    'What do your tools cost?',
    'Where a visitor shares what they drew.',
  ),
  tool: word('Over the tools', 'What you pay for'),
  staying: word('Over the boxes of what stays', 'Keep', 'Beside a new system, such as accounts.'),
  cost: word('Over the costs', 'A month'),
  other: word('A row to type a name into', 'Another tool'),
  unclear: word('When a cost is no amount', 'Enter a number, such as 45.50'),
  unclearAbove: word(
    'Over the tools, where a cost is no amount',
    'Only costs in numbers are added up.',
    'Without scripts.',
  ),
  toUnclear: word('Link behind that', 'Correct the cost of {tool}', {
    fields: { tool: 'the first tool with such a cost' },
  }),
  nothing: word(
    'Before anything is ticked',
    'Tick a tool, and its layer appears. Then you can send the list to us, or share it.',
    { isLong: true },
  ),
  nothingPlain: word('The same, without scripts', 'Tick your tools, then press “{draw}”.', {
    fields: draw,
  }),
  one: word('With one tool', 'a month for one tool', 'Below the sum.'),
  many: word('With several tools', 'a month for {count} tools', {
    fields: { count: 'how many there are' },
    about: 'Below the sum.',
  }),
  manyWithout: word(
    'With several tools, where costs are missing',
    'a month for {count} tools, {without} without a cost',
    {
      fields: { count: 'how many there are', without: 'how many of them have no cost' },
      about: 'Below the sum.',
    },
  ),
  noCost: word(
    'While no cost is known',
    'Type what each costs a month, and the sum appears.',
    'In place of the sum.',
  ),
  noCostPlain: word(
    'The same, without scripts',
    'Type what each costs a month, then press “{draw}”.',
    { fields: draw },
  ),
  year: word('In a year', '{sum} a year', { fields: sum }),
  staysSum: word('What stays, with its cost', 'You would keep {tools}, at {sum} a month.', {
    fields: { tools: 'the names of what stays', ...sum },
  }),
  stays: word('What stays, where its cost is not known', 'You would keep {tools}.', {
    fields: { tools: 'the names of what stays' },
  }),
  gone: word(
    'What could go, with its cost',
    '{sum} a month could go, less what one system costs.',
    {
      fields: sum,
      about: 'Behind what stays.',
    },
  ),
  nothingStays: word(
    'When nothing stays',
    'One system could replace several tools, and our quote says what it would cost. One tool alone is often better kept.',
    { isLong: true },
  ),
  allStays: word('When all of it stays', 'You would keep everything, so you do not need us.'),
  instead: word(
    'On the accent',
    'One system',
    'In the drawing: what takes the place of the tools.',
  ),
  draw: word('Button without scripts', 'Draw my section'),
  send: word('Button to the quote form', 'Send this section'),
  sendNote: word(
    'Below that button',
    'It opens the quote form. Nothing is sent yet. Whoever opens the link to share sees your figures.',
    { isLong: true },
  ),
  share: word('Link to its own page', 'Link to share', 'A click copies its address.'),
  copied: word('That link, once it is copied', 'Link copied'),
  listHeading: word('In the quote form: first line', 'What we pay for today:'),
  listCost: word('In the quote form: a tool and its cost', '{tool}: {sum} a month', {
    fields: { tool: 'the tool’s name', ...sum },
  }),
  listStays: word('In the quote form: behind what stays', '(we keep it)'),
  listSum: word('In the quote form: last line', 'Total: {sum} a month', { fields: sum }),
} as const satisfies WordTab['words'];

/** What the quote form says of a section that came along. */
export const sectionAlongWords = {
  there: word(
    'Over the quote form, when a section came along',
    'We have added your list of tools to the project description.',
    { isLong: true },
  ),
  takeOut: word('Button beside it', 'Take it out'),
  out: word('After that', 'Your list of tools is not in the project description.'),
  putBack: word('Button after that', 'Put it back'),
  askWithout: word(
    'Link in place of that button',
    'Ask without it',
    'Without scripts: it leads to an empty quote form.',
  ),
} as const satisfies WordTab['words'];
