import { expect, test } from 'vitest';

import { customForm, quoteForm } from '@/forms';
import { placeholdersOf } from '@/forms/placeholders';
import { withNames } from '@/inbox/reply/texts/placeholders';

const values = {
  ...{
    name: 'Kit Marlow',
    email: 'kit@marlow.example',
    phone: null,
    company: 'Marlow & Sons (UK)',
  },
  ...{ projectType: 'portal', budget: '10k-25k', timeline: null, description: 'A portal.' },
};
const known = placeholdersOf(quoteForm, { values, reference: 'Q-1' });

test('a text can name every answer, as people read it, and none that is empty', () => {
  expect(known).toMatchObject({
    ...{ name: 'Kit Marlow', firstName: 'Kit', company: 'Marlow & Sons (UK)', reference: 'Q-1' },
    ...{ project: 'your portal project', budget: '£10k–£25k', projectType: 'Portal' },
    description: 'A portal.',
  });
  expect(Object.keys(known)).not.toContain('phone');
  expect(Object.keys(known)).not.toContain('timeline');
});

test('of a made form, every question by its words', () => {
  const asked = [
    { key: 'q1', kind: 'number', label: 'How many seats?', answer: '12', words: '12' },
    { key: 'q2', kind: 'text', label: 'Anything else?', answer: '', words: '' },
  ];
  const record = JSON.stringify({ form: 'f', version: 'v', title: 'Open day', asked });
  const made = placeholdersOf(customForm, { values: { name: 'Ada', record }, reference: 'F-1' });
  expect(made).toMatchObject({ howmanyseats: '12', firstName: 'Ada' });
  expect(Object.keys(made)).not.toContain('anythingelse');
});

test('a reply that is kept names its sender in braces', () => {
  const reply =
    'Hello Kit,\n\nKit Marlow, Q-1: Marlow & Sons (UK) needs a Kitchen. Kit. Q-12. {Q-1}';
  expect(withNames(reply, known)).toBe(
    'Hello {firstName},\n\n{name}, {reference}: {company} needs a Kitchen. Kit. Q-12. {Q-1}',
  );
  expect(withNames('Hello.', {})).toBe('Hello.');
});
