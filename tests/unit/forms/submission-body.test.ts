import { expect, test } from 'vitest';

import { submissionBody } from '@/forms/send/submission-body';
import { newSubmissionKey } from '@/forms/send/submission-key';
import { contactForm, quoteForm } from '@/forms';

test('the body of a message (spec, section 7)', () => {
  const answers = { name: 'Ada', email: 'ada@analytical.example', message: 'Nine\nsystems.' };
  expect(submissionBody(contactForm.fields, answers)).toEqual({
    ...answers,
    _cc: 'ada@analytical.example',
    _replyTo: 'ada@analytical.example',
  });
});

test('an empty optional answer is sent as null (spec, section 5)', () => {
  const answers = {
    name: 'Ada',
    email: 'ada@analytical.example',
    phone: '',
    company: '  ',
    projectType: 'portal',
    budget: '50k+',
    description: 'One record.',
  };
  const optional = quoteForm.fields.filter(({ required }) => !required).map(({ name }) => name);
  expect(optional).toEqual(expect.arrayContaining(['phone', 'company', 'timeline']));
  expect(submissionBody(quoteForm.fields, answers)).toEqual({
    ...Object.fromEntries(optional.map((name) => [name, null])),
    ...{ ...answers, phone: null, company: null },
    _cc: 'ada@analytical.example',
    _replyTo: 'ada@analytical.example',
  });
});

test('what the definition does not name is not sent', () => {
  const body = submissionBody(contactForm.fields, {
    leaveEmpty: 'https://spam.example',
  });
  expect(Object.keys(body)).toEqual(['name', 'email', 'message', '_cc', '_replyTo']);
});

test('a key is a UUID, also where crypto.randomUUID does not exist', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const keys = Array.from({ length: 50 }, () => newSubmissionKey({}));
  for (const key of [newSubmissionKey(), ...keys]) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(50);
});
