import { describe, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { dueAt, isOverdue } from '@/inbox/list/due';

import { clocks } from '../../support/clocks';

describe.each(clocks)('sent at %s', (_, submittedAt) => {
  const sent = { submittedAt, status: 'new' } as const;
  const due = Date.parse(submittedAt) + 24 * 60 * 60 * 1000;

  test('a request has 24 hours, also on a day that has 23 or 25', () => {
    expect(dueAt(quoteForm, sent)).toBe(new Date(due).toISOString());
    expect(isOverdue(quoteForm, sent, due)).toBe(false);
    expect(isOverdue(quoteForm, sent, due + 1)).toBe(true);
  });

  test('a message was promised no time', () => {
    expect(dueAt(contactForm, sent)).toBeNull();
    expect(isOverdue(contactForm, sent, due + 1)).toBe(false);
  });
});
