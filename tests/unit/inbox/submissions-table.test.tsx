import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import { plainView } from '@/inbox/list/inbox-view';
import type { Submission } from '@/inbox/list/reads/submission';
import { SubmissionsTable } from '@/inbox/list/table/submissions-table';
import { everyForm } from '../../support/submissions/every-form';

const waiting = { state: 'waiting', at: null, problem: null } as const;

const kept: Omit<Submission, 'id' | 'form' | 'values'> = {
  submittedAt: '2026-11-20T16:42:00.000Z',
  reference: 'Q-7F3K-2M',
  quarantinedFor: null,
  quarantineDetail: null,
  made: null,
  source: {},
  notices: { ownerNotice: waiting, confirmation: waiting },
  status: 'new',
  isUnread: false,
  assignee: null,
  priority: 'normal',
  replyHours: null,
  tags: [],
  news: null,
  repliedAt: null,
  askedAt: null,
  answeredAt: null,
  lastWord: '2026-11-20T16:42:00.000Z',
  isUndelivered: false,
  snoozedUntil: null,
  deletedAt: null,
};

const quote: Submission = {
  ...kept,
  id: 'q1',
  form: 'quote',
  values: {
    name: '<b>Margaret</b>',
    email: 'm.oduya@stannes.example',
    phone: null,
    company: null,
    projectType: 'portal',
    budget: '25k-50k',
    timeline: null,
    description: 'Seven clinics.',
  },
};

const deadlines = {
  now: Date.parse('2026-11-21T16:42:00.000Z'),
  workday: { begins: '09:00', ends: '17:00' },
  hours: everyForm(8),
};

function render(form: FormDefinition, submission: Submission, openId: string | null = null) {
  return renderToStaticMarkup(
    <SubmissionsTable
      view={{ ...plainView(form), open: openId }}
      submissions={[submission]}
      addressOf={(each) => (each ? `/admin?open=${each.id}` : '/admin')}
      why={new Map()}
      detail="the whole message"
      deadlines={deadlines}
    />,
  );
}

const textsOf = (html: string, role: string) =>
  [...html.matchAll(new RegExp(`role="${role}"[^>]*>(.*?)</t[dh]>`, 'gs'))].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, ''),
  );

test('columns and cells of a quote request', () => {
  const html = render(quoteForm, quote);
  const headings = textsOf(html, 'columnheader');
  const cells = textsOf(html, 'cell');
  expect(cells).toHaveLength(quoteForm.fields.length + 1);
  expect(Object.fromEntries(headings.map((heading, at) => [heading, cells[at]]))).toMatchObject({
    Date: 'Nov 20, 2026 16:42',
    Name: '&lt;b&gt;Margaret&lt;/b&gt;',
    Email: 'm.oduya@stannes.example',
    Phone: '-',
    'Project Type': 'Portal',
    Budget: '£25k–£50k',
    Description: 'Seven clinics.',
  });
  expect(html).toContain('href="mailto:m.oduya@stannes.example"');
});

test('columns of a contact message, and a date that is none', () => {
  const values = { name: 'Tom', email: 'tom@whitlock.example', message: 'Hello' };
  const html = render(contactForm, {
    ...kept,
    id: 'c1',
    form: 'contact',
    submittedAt: 'not a date',
    values,
  });
  expect(textsOf(html, 'columnheader')).toEqual(['Date', 'Name', 'Email', 'Message']);
  expect(textsOf(html, 'cell')).toEqual(['not a date', 'Tom', 'tom@whitlock.example', 'Hello']);
});

test('a row leads to its whole message, and back once it is open', () => {
  expect(render(quoteForm, quote)).toContain('href="/admin?open=q1"');
  const open = render(quoteForm, quote, 'q1');
  expect(open).toContain('href="/admin"');
  expect(open).toContain('aria-current="true"');
  expect(open).toContain('the whole message');
});

test.each<[string, Partial<Submission>]>([
  ['Set aside as suspicious: Too fast', { quarantinedFor: 'filled-too-fast' }],
  [
    'Set aside as suspicious: Words: casino, bonus, spins',
    { quarantinedFor: 'learned', quarantineDetail: 'casino, bonus, spins' },
  ],
  ['Unread', { isUnread: true }],
  ['Archived', { status: 'archived' }],
  ['In the trash', { deletedAt: '2026-11-21T00:00:00.000Z' }],
  ['Snoozed until Nov 23, 2026 09:00', { snoozedUntil: '2026-11-23T09:00:00.000Z' }],
  // A working day and a second ago.
  ['Overdue', { submittedAt: '2026-11-19T16:59:59.000Z' }],
])('what is so is marked as such: %s', (label, change) => {
  const mark = `aria-label="${label}"`;
  expect(render(quoteForm, quote)).not.toContain(mark);
  expect(render(quoteForm, { ...quote, ...change })).toContain(mark);
});

test('what was answered is not overdue, and a snooze that has ended is not shown', () => {
  const late = { submittedAt: '2026-01-01T00:00:00.000Z' } as const;
  expect(render(quoteForm, { ...quote, ...late, status: 'replied' })).not.toContain('Overdue');
  const woken = { snoozedUntil: '2026-11-21T09:00:00.000Z' } as const;
  expect(render(quoteForm, { ...quote, ...woken })).not.toContain('Snoozed');
});
