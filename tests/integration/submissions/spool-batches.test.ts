import { sql } from '@payloadcms/db-postgres';
import { beforeEach, expect, test, vi } from 'vitest';

import { contactForm } from '@/forms';
import { idsOfClick, referenceOf } from '@/submissions/identity';
import { forgetDraftFiles } from '@/submissions/records/attachments/draft-files';
import type { Received } from '@/submissions/records/received';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';
import { spool } from '@/submissions/spool/spool';

import { expectOutput } from '../../support/output';
import { payload } from '../../support/payload';

beforeEach(() =>
  payload.db.drizzle.execute(
    sql`DELETE FROM contact_submissions; DELETE FROM quote_submissions; DELETE FROM payload_jobs`,
  ),
);

const answers = { name: 'Ada', email: 'ada@analytical.example' };

function received(message: string, more: Partial<Received> = {}): Received {
  const id = crypto.randomUUID();
  return {
    form: 'contact',
    id,
    reference: referenceOf(contactForm, id),
    submittedAt: '2026-11-22T01:40:00.000Z',
    values: { ...answers, message },
    quarantinedFor: null,
    ...more,
  };
}

const stored = async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT message, (SELECT count(*)::int FROM payload_jobs
                         WHERE input->>'submission' = contact_submissions.id::text) AS notices
        FROM contact_submissions ORDER BY message`,
  );
  return rows.map(({ message, notices }) => `${String(message)} ${String(notices)}`);
};

async function emptied(left = 0) {
  await emptySpoolOnce();
  expect(spool.size).toBe(left);
}

test('what waits goes in many at a time, and each once with its notices', async () => {
  const all = Array.from({ length: 250 }, (_, index) => received(String(index).padStart(3, '0')));
  const asked: string[] = [];
  const before = all[7];
  if (!before) throw new Error('There is a seventh');
  for (const each of all) await spool.keep(each);
  // Stored before, by a process that died before it could say so.
  await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
        VALUES (${before.id}, ${before.reference}, ${before.submittedAt},
                ${answers.name}, ${answers.email}, '007')`,
  );
  const { doorConnection } = await import('@/submissions/records/door-connection');
  const query = doorConnection.query.bind(doorConnection);
  const watched = vi.spyOn(doorConnection, 'query').mockImplementation((given) => {
    asked.push(given.name ?? '');
    return query(given);
  });
  await emptied();
  watched.mockRestore();
  expect(asked.filter((name) => name === 'store contact')).toHaveLength(3);
  expect(await stored()).toEqual(
    all.map(({ values }) => `${values['message'] ?? ''} ${values['message'] === '007' ? 0 : 2}`),
  );
});

test('one that the database refuses holds up none of its batch', async () => {
  expectOutput(/SQLSTATE 23514/);
  await payload.db.drizzle.execute(
    sql`ALTER TABLE contact_submissions ADD CONSTRAINT odd CHECK (message <> 'Odd')`,
  );
  try {
    for (const message of ['One', 'Odd', 'Two']) await spool.keep(received(message));
    await emptied(1);
    expect(await stored()).toEqual(['One 2', 'Two 2']);
  } finally {
    await payload.db.drizzle.execute(sql`ALTER TABLE contact_submissions DROP CONSTRAINT odd`);
  }
  expectOutput(/No submission waits any more/);
  await emptied();
  expect(await stored()).toEqual(['Odd 2', 'One 2', 'Two 2']);
});

test('others under one id, set aside ones and second clicks keep their ways in a batch', async () => {
  const first = received('First');
  await spool.keep(first);
  await emptied();
  const values = { ...answers, message: 'Clicked' };
  const at = ['2026-11-22T10:19:59.000Z', '2026-11-22T10:20:01.000Z'].map((text) => {
    const ids = idsOfClick(contactForm, { address: '', said: values, at: new Date(text) });
    return { ...ids, values, submittedAt: text };
  });
  // As they come from two processes that died: neither knew of the other’s.
  const entries = [
    { ...first, values: { ...answers, message: 'Second under that id' } },
    received('Too fast', { quarantinedFor: 'filled-too-fast' }),
    ...at.map((click) => received('', click)),
  ];
  const kept = vi.spyOn(spool, 'size', 'get').mockReturnValue(entries.length);
  const due = vi.spyOn(spool, 'due').mockReturnValue(entries);
  const removed = vi.spyOn(spool, 'remove').mockResolvedValue();
  await emptySpoolOnce();
  expect(removed).toHaveBeenCalledWith(new Set(entries.map(({ id }) => id)));
  for (const spy of [kept, due, removed]) spy.mockRestore();
  expect(await stored()).toEqual(['Clicked 2', 'First 2', 'Second under that id 2', 'Too fast 0']);
});

test('what waits with files goes in with them, and what waits beside it, too', async () => {
  const file = (name: string, text: string, isProgram = false) => ({
    ...{ name, size: text.length, content: Buffer.from(text) },
    ...({
      kind: isProgram ? 'dangerous' : 'plain',
      problem: isProgram ? 'A program.' : null,
    } as const),
  });
  const files = [file('plan.pdf', 'the plan'), file('tool.pdf', 'MZ', true)];
  for (const each of [received('0', { files }), received('1'), received('2', { files })])
    await spool.keep(each);
  await emptied();
  expect(await stored()).toEqual(['0 2', '1 2', '2 2']);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT message, attachments.name, kind, problem, convert_from(content, 'UTF8') AS content
        FROM contact_submissions AS c JOIN attachments ON submission = c.id
        ORDER BY message, added_at`,
  );
  const each = [
    { name: 'plan.pdf', kind: 'plain', problem: null, content: 'the plan' },
    { name: 'tool.pdf', kind: 'dangerous', problem: 'A program.', content: 'MZ' },
  ];
  expect(rows).toEqual(['0', '2'].flatMap((message) => each.map((one) => ({ message, ...one }))));
  // They came with their submission, and go with it alone.
  await forgetDraftFiles(-1);
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions WHERE message = '0'`);
  const left = await payload.db.drizzle.execute(sql`SELECT name FROM attachments`);
  expect(left.rows).toHaveLength(2);
});
