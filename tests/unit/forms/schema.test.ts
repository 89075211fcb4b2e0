import { describe, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { submissionSchema } from '@/forms/schema';

const contact = { name: 'Ada', email: 'ada@analytical.example', message: 'Nine systems.' };
const quote = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  projectType: 'portal',
  description: 'One record for seven clinics.',
};

function errorsOf(body: unknown, form: typeof contactForm | typeof quoteForm = contactForm) {
  const parsed = submissionSchema(form).safeParse(body);
  if (parsed.success) return null;
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] = message;
  return errors;
}

test('what would take long to clean is refused as it came', () => {
  expect(errorsOf({ ...contact, message: 'x'.repeat(20_001) })).toEqual({
    message: 'Message is far too long',
  });
  expect(submissionSchema(contactForm).parse({ ...contact, name: 'e\u0301' }).name).toBe('é');
  const endless = `a${'\u0301\u0323'.repeat(50)}`;
  expect(submissionSchema(contactForm).parse({ ...contact, name: endless }).name).toBe(endless);
});

test('an empty optional field is stored as null (spec, section 5)', () => {
  const optional = quoteForm.fields.filter(({ required }) => !required).map(({ name }) => name);
  expect(optional).toContain('phone');
  expect(submissionSchema(quoteForm).parse({ ...quote, phone: '', company: null })).toEqual({
    ...quote,
    ...Object.fromEntries(optional.map((name) => [name, null])),
  });
});

test('a value that is no option is refused', () => {
  expect(errorsOf({ ...quote, budget: 'a lot' }, quoteForm)).toEqual({
    budget: 'Select one of the options for Budget',
  });
});

test('a required field of spaces alone is empty', () => {
  expect(errorsOf({ ...contact, name: ' \t ' })).toEqual({ name: 'Enter your name' });
});

test('keys that the form does not have are dropped', () => {
  const body = { ...contact, submittedAt: '1999-01-01', _cc: 'x@example.com', id: '1' };
  expect(submissionSchema(contactForm).parse(body)).toEqual(contact);
});

test('emoji and every script arrive unharmed, composed', () => {
  const message = 'Füür 🦕 日本語 العربية नमस्ते';
  const parsed = submissionSchema(contactForm).parse({
    ...contact,
    message: message.normalize('NFD'),
  });
  expect(parsed.message).toBe(message.normalize('NFC'));
});

const invisible = ['\u0000', '\u0003', '\u000b', '\u000c', '\u001f', '\u0085', '\u200b', '\u202c'];

describe('what nobody can see never costs an answer', () => {
  test.each(invisible)('%j in any field', (character) => {
    const typed = { ...quote, phone: '020 7946 0991', company: 'St Anne’s' };
    const pasted = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [
        name,
        name === 'projectType' ? value : `${character}${value}${character}`,
      ]),
    );
    expect(errorsOf(pasted, quoteForm)).toBeNull();
    const { email, phone } = submissionSchema(quoteForm).parse(pasted);
    expect({ email, phone }).toEqual({ email: quote.email, phone: '020 7946 0991' });
  });

  test.each(invisible)('%j alone is no answer', (character) => {
    expect(errorsOf({ name: character, email: character, message: character })).toEqual({
      name: 'Enter your name',
      email: 'Enter your email address',
      message: 'Enter your message',
    });
    expect(submissionSchema(quoteForm).parse({ ...quote, company: character }).company).toBeNull();
  });

  test('a line break in a single line is a space, and one of a word processor stays', () => {
    const parsed = submissionSchema(contactForm).parse({
      name: 'Ada\r\nLovelace\v',
      email: ' ada@analytical.example\n',
      message: 'Nine\vsystems.\fHalf \ud83e',
    });
    expect(parsed).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@analytical.example',
      message: 'Nine\nsystems.\nHalf \ufffd',
    });
  });
});

describe('text that is refused', () => {
  test.each([
    ['another header behind the address', 'email', 'ada@analytical.example\r\nBcc: b@b.example'],
    ['two addresses', 'email', 'ada@analytical.example,b@b.example'],
    ['too much', 'name', 'a'.repeat(201)],
    ['an address without an ending', 'email', 'ada@analytical'],
    ['a number', 'name', 7],
    ['a list', 'message', ['x']],
  ])('%s', (_, field, value) => {
    expect(Object.keys(errorsOf({ ...contact, [field]: value }) ?? {})).toEqual([field]);
  });
});

test('a message keeps its line breaks', () => {
  expect(errorsOf({ ...contact, message: 'First.\n\nSecond.' })).toBeNull();
});
