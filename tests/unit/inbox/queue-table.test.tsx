import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { queueView } from '@/inbox/list/inbox-view';
import { QueueTable } from '@/inbox/list/queue/queue-table';
import type { Submission } from '@/inbox/list/reads/submission';
import type { ConversationEnd } from '@/submissions/records/thread/last-words';

import { everyForm } from '../../support/submissions/every-form';

const waiting = { state: 'waiting', at: null, problem: null } as const;

const message: Submission = {
  id: 'c1',
  form: 'contact',
  submittedAt: '2026-11-18T10:00:00.000Z',
  values: { name: 'Tom Whitlock', email: 'tom@whitlock.example', message: 'Staircases.' },
  reference: 'C-7F3K-2M',
  quarantinedFor: null,
  quarantineDetail: null,
  made: null,
  source: {},
  notices: { ownerNotice: waiting, confirmation: waiting },
  status: 'in-progress',
  isUnread: false,
  assignee: 'u1',
  priority: 'normal',
  replyHours: null,
  tags: [],
  news: null,
  repliedAt: null,
  askedAt: null,
  answeredAt: null,
  lastWord: '2026-11-18T10:00:00.000Z',
  isUndelivered: false,
  snoozedUntil: null,
  deletedAt: null,
};

function cells(
  change: Partial<Submission>,
  now: string,
  ends: ReadonlyMap<string, ConversationEnd> = new Map(),
): string[] {
  const html = renderToStaticMarkup(
    <QueueTable
      view={queueView('open')}
      queue="open"
      submissions={[{ ...message, ...change }]}
      why={new Map()}
      ends={ends}
      viewer="u2"
      colleagues={[{ id: 'u1', name: 'Ines Calloway', mayWork: true }]}
      addressOf={() => '/admin'}
      detail={null}
      deadlines={{
        now: Date.parse(now),
        workday: { begins: '09:00', ends: '17:00' },
        hours: everyForm(8),
      }}
    />,
  );
  return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, ''),
  );
}

test('a row says who, what, whose, how far and until when', () => {
  expect(cells({}, '2026-11-18T11:00:00Z')).toEqual([
    '60 minutes',
    'Tom Whitlock',
    'Message Staircases.',
    'Ines Calloway',
    'In progress',
    'Answer by Nov 19, 2026 10:00',
  ]);
});

test('the last words of a conversation stand in its row, with whose they are', () => {
  const now = '2026-11-18T11:00:00Z';
  const words = {
    kind: 'reply',
    author: 'u1',
    sender: null,
    text: 'Which wood?',
    mails: 3,
  } as const;
  const said = (change: object, files = 0) =>
    cells({}, now, new Map([['c1', { words: { ...words, ...change }, files }]]))[2];
  expect(said({})).toBe('Message 3 mails Ines Calloway: Which wood?');
  expect(said({ author: 'u2', mails: 1 })).toBe('Message 1 mail You: Which wood?');
  expect(said({ kind: 'answer', author: null, sender: 'Tom W.', text: 'Oak.' })).toBe(
    'Message 3 mails Tom W.: Oak.',
  );
  expect(said({ kind: 'bounce', author: null, text: 'No such box.' })).toBe(
    'Message 3 mails Came back: No such box.',
  );
  expect(cells({}, now, new Map([['c1', { words: null, files: 2 }]]))[2]).toBe(
    'Message Staircases.',
  );
});

test('what is late, nobody’s, set aside, snoozed or done says so', () => {
  const now = '2026-11-20T11:00:00Z';
  expect(cells({}, now).at(-1)).toBe('Overdue Nov 19, 2026 10:00');
  expect(cells({ assignee: null }, now).at(3)).toBe('Nobody');
  expect(cells({ quarantinedFor: 'filled-too-fast' }, now).slice(-2)).toEqual([
    'Set aside',
    'Too fast',
  ]);
  const blocked = { quarantinedFor: 'blocked', quarantineDetail: '@win.example' } as const;
  expect(cells(blocked, now).at(-1)).toBe('Blocked: @win.example');
  const linked = { quarantinedFor: 'links', quarantineDetail: 'a link in the name' } as const;
  expect(cells(linked, now).at(-1)).toBe('A link in the name');
  expect(cells({ snoozedUntil: '2026-11-23T09:00:00.000Z' }, now).slice(-2)).toEqual([
    'Snoozed',
    'Back Nov 23, 2026 09:00',
  ]);
  expect(cells({ status: 'archived' }, now).slice(-2)).toEqual(['Archived', '-']);
});
