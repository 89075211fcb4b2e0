import { expect, test } from 'vitest';

import { contactForm, forms, writtenForms, quoteForm } from '@/forms';
import { refusalTexts } from '@/forms/refusal-texts';
import { submissionSchema } from '@/forms/schema';
import {
  formWords,
  navigation,
  textsOf,
  wordPages,
  worded,
  wordedErrors,
  type WordPage,
} from '@/words';

test('what editors wrote stands, and what they left empty is the site’s own', () => {
  const written = { spoken: { skip: 'Go on', main: '', menu: '  ', openMenu: null } };
  const { spoken, footer } = textsOf(navigation, written);
  expect([spoken.skip, spoken.main, spoken.menu, spoken.openMenu]).toEqual([
    'Go on',
    'Main',
    'Menu',
    'Open menu',
  ]);
  expect(footer).toEqual(textsOf(navigation).footer);
});

test.each([undefined, null, {}, { menu: null }, { menu: 'Menu' }, 'Menu'])(
  'without anything to read (%j) the site’s own words stand',
  (written) => {
    expect(textsOf(navigation, written)).toEqual(textsOf(navigation));
  },
);

test('a fixed wording stays, whatever is written', () => {
  const { contact } = textsOf(formWords, { contact: { failureTitle: 'Oh dear' } });
  expect(contact.failureTitle).toBe('Submission Error');
});

test('every word names only what it says that it may name', () => {
  const pages: readonly WordPage[] = wordPages;
  const words = pages.flatMap(({ tabs }) =>
    Object.values(tabs).flatMap(({ words }) => Object.entries(words)),
  );
  for (const [name, { text, fields = {} }] of words) {
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    expect([name, named]).toEqual([name, Object.keys(fields)]);
  }
});

test.each(writtenForms)(
  'with nothing written the $name form says what it is defined to',
  ({ staff, ...form }) => {
    expect(staff.title).not.toBe('');
    const plain = {
      ...form,
      fields: form.fields.map((field) => ({
        hint: '',
        missing: undefined,
        group: undefined,
        ...field,
      })),
    };
    const texts = textsOf(formWords);
    expect(worded(forms[form.name], texts[form.name], texts.both)).toEqual(plain);
  },
);

test('other words change neither what a form asks nor what it accepts', () => {
  const texts = textsOf(formWords, {
    quote: {
      projectTypeLabel: 'Kind',
      projectTypeWeb: 'Something for the web',
      budget50k: 'A lot',
    },
  });
  const { fields } = worded(quoteForm, texts.quote, texts.both);
  const kind = fields.find(({ name }) => name === 'projectType');
  expect(kind?.label).toBe('Kind');
  const options = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
  expect(options).toContainEqual({ value: 'web', label: 'Something for the web' });
  expect(options).toContainEqual({ value: '50k+', label: 'A lot' });
  const values = (definition: typeof fields) =>
    definition.map(({ name, required }) => ({ name, required }));
  expect(values(fields)).toEqual(values(quoteForm.fields));
});

test('the door’s errors turn into the site’s words, and others stay', () => {
  const texts = textsOf(formWords, { contact: { nameMissing: 'Who are you?' } });
  const form = worded(contactForm, texts.contact, texts.both);
  const refused = submissionSchema(contactForm).safeParse({
    email: 'nobody',
    message: 'a'.repeat(5001),
  });
  const errors = Object.fromEntries(
    refused.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  );
  expect(wordedErrors(contactForm, form, errors)).toEqual({
    name: 'Who are you?',
    email: 'Enter an email address in the correct format, like name@company.co.uk',
    message: 'Message must be 5,000 characters or fewer: 1 too many',
  });
});

test('why nothing can be sent is said in the site’s words, and in the door’s where they are the same', () => {
  const texts = textsOf(formWords, {
    both: { tooBusy: 'Busy.', notStored: refusalTexts.unavailable },
  });
  expect(worded(contactForm, texts.contact, texts.both).texts.refusals).toEqual({ busy: 'Busy.' });
});
