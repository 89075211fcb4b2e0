import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { queueView } from '@/inbox/list/inbox-view';
import { QueueTable } from '@/inbox/list/queue/queue-table';
import type { Submission } from '@/inbox/list/reads/submission';
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
  repliedAt: null,
  askedAt: null,
  answeredAt: null,
  isUndelivered: false,
  snoozedUntil: null,
  deletedAt: null,
};

function cells(change: Partial<Submission>, now: string): string[] {
  const html = renderToStaticMarkup(
    <QueueTable
      view={queueView('open')}
      queue="open"
      submissions={[{ ...message, ...change }]}
      colleagues={[{ id: 'u1', name: 'Ines Calloway' }]}
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
    'Nov 18, 2026 10:00',
    'Tom Whitlock',
    'Message Staircases.',
    'Ines Calloway',
    'In progress',
    'Answer by Nov 19, 2026 10:00',
  ]);
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
