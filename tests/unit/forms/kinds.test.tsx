import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import SubmissionForm from '@/forms/draw/submission-form.island';
import { checkAnswers } from '@/forms/fill/check-answers';
import { kindOf, type FormField, type KindName } from '@/forms/kinds';
import { submissionSchema } from '@/forms/schema';
import { csvCell } from '@/platform/csv';
import { formWords, textsOf } from '@/words';

/** What a field of a kind does. */
interface Example<Name extends KindName> {
  readonly field: FormField<Name>;
  /** What may be sent, and the answer that is kept. */
  readonly taken: readonly (readonly [sent: unknown, kept: string | null])[];
  /** What may not, and what is said. */
  readonly refused: readonly (readonly [sent: unknown, said: string])[];
  /** Its type in Payload’s collection. */
  readonly column: string;
  /** What the database gives for an answer. */
  readonly stored: readonly [stored: unknown, answer: string | null];
  /** An answer in the inbox and in mails. */
  readonly shown: readonly [answer: string, words: string];
  /** As a cell of a file: never a formula. */
  readonly exported: readonly [answer: string, cell: string];
  /** A word of a search, and what it asks of the database; null where it cannot be in such an answer. */
  readonly found: readonly [word: string, where: object | null];
  /** Its control, as it is drawn with an answer. */
  readonly drawn: readonly [answer: string, control: RegExp];
}

const said = { name: 'said', label: 'Said', required: false } as const;
const options = [
  { value: 'one', label: 'The first' },
  { value: 'two', label: 'The second' },
];
const sentFile = (name: string, size: number) => ({ name, size });
const missing = 'Say it';
const record = { form: '1', version: '2026', title: 'Event', asked: [] };
const longest = 'Said must be 20 characters or fewer: 1 too many';
const asText = [{ said: 1 }, 7, ['a'], true].map((sent) => [sent, 'Said must be text'] as const);

/** Each kind has one: a kind without is an error of types. */
const examples: { readonly [Name in KindName]: Example<Name> } = {
  text: {
    field: { ...said, kind: 'text', maxLength: 20 },
    taken: [
      ['  Ada\tB\u200b ', 'Ada B'],
      ['\u200b', null],
    ],
    refused: [['a'.repeat(21), longest], ...asText],
    column: 'text',
    stored: ['Ada', 'Ada'],
    shown: ['Ada', 'Ada'],
    exported: ['=1+1', `"'=1+1"`],
    found: ['50%', { said: { contains: '50\\%' } }],
    drawn: ['Ada', /<input[^>]*maxLength="20" type="text"[^>]*name="said" value="Ada"/],
  },
  email: {
    field: { ...said, kind: 'email', maxLength: 20, invalid: 'No address' },
    taken: [[' ada@x.example\n', 'ada@x.example']],
    refused: [['ada@x', 'No address'], [`ada@${'a'.repeat(9)}.example`, longest], ...asText],
    column: 'email',
    stored: ['ada@x.example', 'ada@x.example'],
    shown: ['ada@x.example', 'ada@x.example'],
    exported: ['=a@x.example', `"'=a@x.example"`],
    found: ['ada', { said: { contains: 'ada' } }],
    drawn: ['ada@x.example', /<input[^>]*type="email"[^>]*name="said" value="ada@x.example"/],
  },
  tel: {
    field: { ...said, kind: 'tel', maxLength: 20 },
    taken: [['\u202a020 7946 0991\u202c', '020 7946 0991']],
    refused: [['1'.repeat(21), longest], ...asText],
    column: 'text',
    stored: ['020 7946 0991', '020 7946 0991'],
    shown: ['020 7946 0991', '020 7946 0991'],
    exported: ['020 7946 0991', `"'020 7946 0991"`],
    found: ['7946', { said: { contains: '7946' } }],
    drawn: ['020', /<input[^>]*type="tel"[^>]*name="said" value="020"/],
  },
  'long-text': {
    field: { ...said, kind: 'long-text', maxLength: 20 },
    taken: [['one\r\ntwo', 'one\ntwo']],
    refused: [['a'.repeat(21), longest], ...asText],
    column: 'textarea',
    stored: ['one\ntwo', 'one\ntwo'],
    shown: ['one\ntwo', 'one\ntwo'],
    exported: ['\t=1', `"'\t=1"`],
    found: ['a_b', { said: { contains: 'a\\_b' } }],
    drawn: ['one', /<textarea[^>]*name="said"[^>]*>one<\/textarea>/],
  },
  choice: {
    field: { ...said, kind: 'choice', options },
    taken: [['two', 'two']],
    refused: [['three', 'Select one of the options for Said'], ...asText],
    column: 'select',
    stored: ['two', 'two'],
    shown: ['two', 'The second'],
    exported: ['two', '"The second"'],
    found: ['SECOND', { said: { in: ['two'] } }],
    drawn: ['two', /<option value="two" selected="">The second<\/option>/],
  },
  several: {
    field: { ...said, kind: 'several', options },
    taken: [
      ['two', 'two'],
      ['two\none\ntwo\n', 'one\ntwo'],
      [['two', 'one'], 'one\ntwo'],
    ],
    refused: [
      ['one\nthree', 'Select only options of Said'],
      [[1], 'Said must be text'],
      [{ one: true }, 'Said must be text'],
    ],
    column: 'textarea',
    stored: ['one\ntwo', 'one\ntwo'],
    shown: ['one\ntwo', 'The first, The second'],
    exported: ['one\ntwo', '"The first; The second"'],
    found: ['second', { or: [{ said: { contains: 'two' } }] }],
    drawn: [
      'two',
      /<input id="contact-said-1" type="checkbox"[^>]* name="said" checked="" value="two"/,
    ],
  },
  radios: {
    field: { ...said, kind: 'radios', options },
    taken: [['two', 'two']],
    refused: [['three', 'Select one of the options for Said'], ...asText],
    column: 'select',
    stored: ['two', 'two'],
    shown: ['two', 'The second'],
    exported: ['two', '"The second"'],
    found: ['SECOND', { said: { in: ['two'] } }],
    drawn: ['two', /<input id="contact-said-1"[^>]* type="radio"[^>]* checked="" value="two"/],
  },
  hidden: {
    field: { ...said, kind: 'hidden', maxLength: 20, parameter: 'campaign' },
    taken: [[' spring ', 'spring']],
    refused: [['a'.repeat(21), longest], ...asText],
    column: 'text',
    stored: ['spring', 'spring'],
    shown: ['spring', 'spring'],
    exported: ['spring', '"spring"'],
    found: ['spr', { said: { contains: 'spr' } }],
    drawn: ['spring', /<input id="contact-said" type="hidden" name="said" value="spring"/],
  },
  record: {
    field: { ...said, kind: 'record' },
    taken: [],
    refused: [['anything', 'Nobody answers Said'], ...asText],
    column: 'json',
    stored: [record, JSON.stringify(record)],
    shown: ['x', 'x'],
    exported: ['x', '"x"'],
    found: ['x', null],
    drawn: ['x', /<form/],
  },
  checkbox: {
    field: { ...said, kind: 'checkbox' },
    taken: [
      ['yes', 'yes'],
      [true, 'yes'],
      [false, null],
    ],
    refused: [
      ['on', 'Tick Said, or leave it empty'],
      [1, 'Said must be text'],
    ],
    column: 'checkbox',
    stored: [true, 'yes'],
    shown: ['yes', 'Yes'],
    exported: ['yes', '"Yes"'],
    found: ['yes', null],
    drawn: [
      'yes',
      /<input id="contact-said"[^>]* type="checkbox"[^>]* name="said" checked="" value="yes"/,
    ],
  },
  number: {
    field: { ...said, kind: 'number', invalid: 'No number', least: -5, most: 5000, decimals: 2 },
    taken: [
      [' 1,250.50 ', '1250.5'],
      ['\u22124', '-4'],
      ['007', '7'],
      [12.5, '12.5'],
    ],
    refused: [
      ['1,5', 'No number'],
      ['1e3', 'No number'],
      ['1.234', 'No number'],
      ['9'.repeat(20), 'No number'],
      ['-6', 'Said must be -5 or more'],
      [5001, 'Said must be 5,000 or less'],
      [true, 'Said must be text'],
      [NaN, 'No number'],
    ],
    column: 'number',
    stored: [1250.5, '1250.5'],
    shown: ['1250.5', '1,250.5'],
    exported: ['-5', `"'-5"`],
    found: ['1,250', { said: { equals: 1250 } }],
    drawn: ['12', /<input[^>]*type="text" inputMode="decimal"[^>]*name="said" value="12"/],
  },
  date: {
    field: {
      ...said,
      kind: 'date',
      invalid: 'No day',
      earliest: '2026-02-01',
      latest: '2026-12-31',
    },
    taken: [
      ['2026-11-30', '2026-11-30'],
      [' 1/3/2026', '2026-03-01'],
    ],
    refused: [
      ['2026-02-30', 'No day'],
      ['31/2/2026', 'No day'],
      ['tomorrow', 'No day'],
      ['2026-01-31', 'Said must be 1 February 2026 or later'],
      ['2027-01-01', 'Said must be 31 December 2026 or earlier'],
      ...asText,
    ],
    column: 'text',
    stored: ['2026-11-30', '2026-11-30'],
    shown: ['2026-11-30', '30 November 2026'],
    exported: ['2026-11-30', `"'2026-11-30"`],
    found: ['30/11/2026', { said: { equals: '2026-11-30' } }],
    drawn: [
      '2026-11-30',
      /<input[^>]*type="date" min="2026-02-01" max="2026-12-31"[^>]*name="said" value="2026-11-30"/,
    ],
  },
  file: {
    field: { ...said, kind: 'file', several: true },
    taken: [
      [[sentFile('plan.pdf', 1200), sentFile('a b.txt', 20)], '1200 plan.pdf\n20 a b.txt'],
      [[], null],
    ],
    refused: [
      [
        [sentFile('run.exe', 10)],
        'run.exe: Files of this kind are not taken. Choose a PDF, a picture, a text or an office document.',
      ],
      [
        [sentFile('plan.pdf', 26_000_000)],
        'plan.pdf: It is larger than 25 MB. Choose a smaller one.',
      ],
      [
        [sentFile('a.pdf', 20_000_000), sentFile('b.pdf', 6_000_000)],
        'b.pdf: All files together are larger than 25 MB. Choose fewer or smaller ones.',
      ],
      [
        Array(11).fill(sentFile('a.pdf', 1)),
        'a.pdf: There are 10 files already. Leave this one out.',
      ],
      [[sentFile('a.pdf', 0)], 'a.pdf: It is empty. Choose one that has something in it.'],
      ...asText.map(([sent]) => [sent, 'Said must be sent as a file'] as const),
    ],
    column: 'textarea',
    stored: ['20 a.txt', '20 a.txt'],
    shown: ['1200000 plan.pdf\n20 a.txt', 'plan.pdf (1.2 MB), a.txt (20 bytes)'],
    exported: ['20 =a.txt', `"'=a.txt"`],
    found: ['plan', { said: { contains: 'plan' } }],
    // A browser lets nobody choose a file for somebody else.
    drawn: [
      '20 a.txt',
      /<input id="contact-said"[^>]* type="file" multiple="" accept="\.pdf,[^"]*"/,
    ],
  },
};

const words = textsOf(formWords).both;
const Form = SubmissionForm.component;

/** A form of one field. */
const drawn = (field: FormField, answers: Record<string, string>, errors: Record<string, string>) =>
  renderToStaticMarkup(
    <Form
      form={{ ...contactForm, fields: [field] }}
      words={words}
      refused={{ answers, errors, message: '' }}
    />,
  );

/** What the door keeps of what was sent, or says of it. */
function atDoor(field: FormField, sent: unknown): { kept?: string | null; said?: string } {
  const { data, error } = submissionSchema({ fields: [field] }).safeParse({ said: sent });
  return data ? { kept: data['said'] ?? null } : { said: error.issues[0]?.message };
}

const inBrowser = (field: FormField, answer: string) =>
  checkAnswers([field], () => answer).map(({ message }) => message);

describe.each(Object.entries(examples))('a field of the kind %s', (_, example) => {
  const { field, taken, refused, column, stored, shown, exported, found } = example;
  const required: FormField = { ...field, required: true, missing };
  const kind = kindOf(field);

  test.each(taken)('takes %j and keeps %j', (sent, kept) => {
    expect(atDoor(field, sent)).toEqual({ kept });
    expect(typeof sent === 'string' ? inBrowser(field, sent) : []).toEqual([]);
    // What is kept is clean: sent again, it is the same. A file is not sent by its name.
    if (!kind.hasFiles) expect(atDoor(field, kept)).toEqual({ kept });
  });

  test.each(refused)('refuses %j', (sent, message) => {
    expect(atDoor(field, sent)).toEqual({ said: message });
    expect(typeof sent === 'string' ? inBrowser(field, sent) : [message]).toEqual([message]);
  });

  test.each(['', null, undefined])('may be left out by %j, and has to be answered', (sent) => {
    expect(atDoor(field, sent)).toEqual({ kept: null });
    expect(atDoor(required, sent)).toEqual({ said: missing });
    expect(inBrowser(required, sent ?? '')).toEqual([missing]);
  });

  test('has a column, from which its answer comes back', () => {
    expect(kindOf(required).column).toMatchObject({
      ...{ name: 'said', label: 'Said', required: true },
      type: column,
    });
    expect(kind.fromColumn(stored[0])).toBe(stored[1]);
    expect(kind.fromColumn(null)).toBeNull();
  });

  test('is read by people, in the inbox and in files', () => {
    expect(kind.shown(shown[0])).toBe(shown[1]);
    expect(csvCell(kind.exported(exported[0]))).toBe(exported[1]);
    expect(kind.find(found[0])).toEqual(found[1]);
  });

  test('is drawn with its answer, its label and its error, without a script', () => {
    const [answer, control] = example.drawn;
    const html = drawn({ ...required, hint: 'Be brief' }, { said: answer }, { said: missing });
    expect(html).toMatch(control);
    if (kind.label === 'none') return;
    expect(html).toMatch(/<(?:label for="contact-said"[^>]*>|legend[^>]*><span[^>]*>)Said</);
    expect(html).toContain('<a href="#contact-said"');
    expect(html).toMatch(/id="contact-said"/);
    expect(html).toMatch(/aria-describedby="contact-said-hint contact-said-error[ "]/);
    expect(html).toContain(`<p id="contact-said-error" class="mt-2`);
    expect(html).toContain('aria-invalid="true"');
    expect(drawn(field, {}, {})).toMatch(/id="contact-said-optional"/);
  });
});
