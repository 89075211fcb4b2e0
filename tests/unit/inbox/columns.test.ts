import { expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { shownValue } from '@/inbox/list/table/columns';
import { mailAddress } from '@/platform/mail/mail-address';

test('choices are shown by their labels, also one that the form no longer offers', () => {
  const choices = ['projectType', 'budget', 'timeline'];
  const shown = (values: Record<string, string | null>) =>
    quoteForm.fields
      .filter(({ name }) => choices.includes(name))
      .map((field) => shownValue(field, values));
  expect(shown({ projectType: 'portal', budget: '25k-50k', timeline: '3months' })).toEqual([
    'Portal',
    '£25k–£50k',
    '3 months',
  ]);
  expect(shown({ projectType: 'fax', budget: null })).toEqual(['fax', null, null]);
});

test('an address cannot add headers to the mail that answers it', () => {
  expect(mailAddress('a.b+c@d.example', 'Re: you & us')).toBe(
    'mailto:a.b+c@d.example?subject=Re%3A%20you%20%26%20us',
  );
  expect(mailAddress('a?bcc=x@d.example')).toBe('mailto:a%3Fbcc%3Dx@d.example');
});
