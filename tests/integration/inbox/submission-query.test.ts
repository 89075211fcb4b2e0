import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { parseView, type SearchParams } from '@/inbox/list/inbox-view';
import { quoteForm } from '@/forms';
import { countFound } from '@/inbox/list/reads/counts';
import { eachSubmission } from '@/inbox/export/each-submission';
import { listSubmissions } from '@/inbox/list/reads/page';
import { addNote } from '@/inbox/submission/work';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { contact } from '../../support/submissions/sent-submissions';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
  await payload.db.drizzle.execute(
    sql`DELETE FROM quote_submissions; DELETE FROM contact_submissions`,
  );
  // 45, of which each three have the same time: whole pages, and rows that only the id sorts.
  await payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
    SELECT 'Q-' || n, timestamptz '2026-03-01T00:00Z' + n / 3 * interval '1 day',
           'Name ' || n % 7, 'sender' || n || '@bulk.example', 'web', 'Bulk'
    FROM generate_series(1, 45) AS n`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions
      (reference, submitted_at, name, email, company, project_type, budget, timeline, description,
       status, read_at, assignee_id, quarantined_for, deleted_at)
    VALUES
      ('Q-ANNE-01', '2026-03-28T23:59:59Z', 'Margaret Oduya', 'm.oduya@stannes.example',
       'St Anne’s 100% Clinics', 'portal', '50k+', 'urgent', 'Seven clinics, five systems.',
       'replied', now(), ${admin.id}, NULL, NULL),
      ('Q-TOMS-02', '2026-03-29T23:30:00Z', 'Tom Whitlock', 'tom@whitlockjoinery.example', NULL,
       'other', NULL, NULL, 'Staircases_and more', 'in-progress', NULL, NULL, 'filled-too-fast',
       NULL),
      ('Q-GONE-03', '2026-03-29T12:00:00Z', 'Gone Tomorrow', 'gone@else.example', NULL, 'cms', NULL,
       NULL, 'In the trash.', 'spam', now(), NULL, NULL, now())`);
});

afterAll(async () => {
  await payload.db.drizzle.execute(
    sql`DELETE FROM quote_submissions; DELETE FROM contact_submissions`,
  );
});

const viewOf = (params: SearchParams) => parseView({ tab: 'quote', ...params });

async function found(params: SearchParams): Promise<string[]> {
  const view = viewOf(params);
  const page = await listSubmissions(view, admin, view.page);
  expect(await countFound(view, admin)).toBe(page?.submissions.length);
  expect(await countFound(view, admin, page)).toBe(page?.submissions.length);
  return page?.submissions.map(({ reference }) => reference) ?? ['not read'];
}

describe('what a view finds', () => {
  const [anne, tom, gone] = ['Q-ANNE-01', 'Q-TOMS-02', 'Q-GONE-03'];

  test.each<[SearchParams, string[]]>([
    [{ q: 'oduya' }, [anne]],
    [{ q: 'LINICS five' }, [anne]],
    [{ q: 'margaret portal' }, [anne]],
    [{ q: 'oduya staircases' }, []],
    [{ q: 'whitlockjoin' }, [tom]],
    [{ q: 'toms-02' }, [tom]],
    [{ q: '100%' }, [anne]],
    [{ q: 'Staircases_and' }, [tom]],
    [{ q: 'Staircases%more' }, []],
    [{ q: '\\' }, []],
    [{ q: 'tomorrow' }, []],
    [{ show: 'trash' }, [gone]],
    [{ show: 'trash', q: 'oduya' }, []],
    [{ status: 'replied' }, [anne]],
    [{ status: 'in-progress', show: 'overdue' }, [tom]],
    [{ status: 'replied', show: 'overdue' }, []],
    [{ status: 'in-progress', show: 'unread' }, [tom]],
    [{ status: 'replied', show: 'unread' }, []],
    [{ quarantined: 'yes' }, [tom]],
    [{ quarantined: 'no', q: 'Whitlock' }, []],
    [{ projectType: 'portal' }, [anne]],
    [{ budget: '50k+', timeline: 'urgent' }, [anne]],
    [{ budget: '50k+', projectType: 'cms' }, []],
    // Clocks went forward on the 29th: that day ended at 23:00 UTC.
    [{ from: '2026-03-28', to: '2026-03-28' }, [anne]],
    [{ from: '2026-03-29', to: '2026-03-29' }, []],
    [{ from: '2026-03-30' }, [tom]],
  ])('%j', async (params, references) => {
    expect(await found(params)).toEqual(references);
  });

  test.each([
    '020 7946 0123',
    '+44 20 7946 0123',
    '02079460123',
    '+44 (0)20 7946-0123',
    '0044 2079460123',
    'zoe 7946 0123',
    'zoe muller',
    'ZOË',
    'q7k2ftr',
    '7K2FTR',
    'Q-7K2F-TR',
  ])('in another notation: %s', async (q) => {
    await payload.db.drizzle.execute(
      sql`INSERT INTO quote_submissions
            (reference, submitted_at, name, email, phone, project_type, description)
          VALUES ('Q-7K2F-TR', now(), 'Zoë Müller', 'zm@else.example', '+44 (0) 20-7946 0123', 'web', 'x'),
                 ('Q-7K2F-XX', now(), 'Zora Miller', 'zo@else.example', '020 7946 0124', 'web', 'x')`,
    );
    try {
      expect(await found({ q })).toEqual(['Q-7K2F-TR']);
    } finally {
      await payload.db.drizzle.execute(
        sql`DELETE FROM quote_submissions WHERE reference LIKE 'Q-7K2F-%'`,
      );
    }
  });

  test('assigned to somebody, and to nobody', async () => {
    expect(await found({ assignee: admin.id })).toEqual([anne]);
    expect(await found({ assignee: 'nobody', q: 'whitlock' })).toEqual([tom]);
    expect(await found({ assignee: 'nobody', q: 'oduya' })).toEqual([]);
  });

  test('internal notes are searched, each of them', async () => {
    const id = (await listSubmissions(viewOf({ q: 'oduya' }), admin, null))?.submissions[0]?.id;
    await addNote(quoteForm, admin, id ?? '', 'Called back: budget is firm.');
    await addNote(quoteForm, admin, id ?? '', 'Wants Xerographica.');
    expect(await found({ q: 'irm' })).toEqual([anne]);
    expect(await found({ q: 'xerograph called' })).toEqual([anne]);
    expect(await found({ q: 'xerograph whitlock' })).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['Whitlok', [tom]],
    ['Whittlock', [tom]],
    ['Whitlcok', [tom]],
    ['Qhitlock', [tom]],
    ['margarett oduja', [anne]],
    ['clincs', [anne]],
    // Two errors, too short a word, or no name.
    ['Whtlokc', []],
    ['Wihtlokc', []],
    ['Tim', []],
    ['staircaces', []],
  ])('with a typing error in a name or a company: %s', async (q, references) => {
    expect(await found({ q })).toEqual(references);
  });

  test('what is found as it stands leaves out what is only like it', async () => {
    await payload.db.drizzle.execute(
      sql`INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
          VALUES ('Q-LIKE-1', now(), 'Jo Whitlook', 'jo@else.example', 'web', 'x')`,
    );
    try {
      expect(await found({ q: 'whitlock' })).toEqual([tom]);
      expect(await found({ q: 'whitlo0k' })).toEqual([]);
      expect(await found({ q: 'whitlok' })).toEqual(['Q-LIKE-1', tom]);
    } finally {
      await payload.db.drizzle.execute(
        sql`DELETE FROM quote_submissions WHERE reference = 'Q-LIKE-1'`,
      );
    }
  });

  test('messages are overdue, too, and the settings say when', async () => {
    await contact({ reference: 'C-long-ago', sent: 10 });
    const overdue = () => countFound(parseView({ tab: 'contact', show: 'overdue' }), admin);
    const answerWithin = (contactReplyHours: number) =>
      payload.updateGlobal({
        slug: 'inbox-settings',
        data: { contactReplyHours },
        context: { disableRevalidate: true },
      });
    expect(await overdue()).toBe(1);
    await answerWithin(100);
    expect(await overdue()).toBe(0);
    await answerWithin(8);
    expect(await overdue()).toBe(1);
  });
});

describe('pages', () => {
  test.each([{}, { sort: 'oldest' }, { sort: 'name' }, { sort: '-name' }, { sort: '-email' }])(
    'each row stands on one page, forwards and backwards: %j',
    async (params) => {
      const view = viewOf({ ...params, q: 'bulk' });
      const first = await listSubmissions(view, admin, null);
      const pages = [first];
      for (let after = first?.after; after; after = pages.at(-1)?.after) {
        pages.push(await listSubmissions(view, admin, { after }));
      }
      expect(pages.map((page) => page?.submissions.length)).toEqual([20, 20, 5]);
      expect(pages.map((page) => page?.before !== null)).toEqual([false, true, true]);
      const forwards = pages.flatMap((page) => page?.submissions.map(({ id }) => id) ?? []);
      expect(new Set(forwards).size).toBe(45);

      const before = pages[2]?.before;
      expect(before && (await listSubmissions(view, admin, { before }))).toEqual(pages[1]);
      const start = pages[1]?.before;
      expect(start && (await listSubmissions(view, admin, { before: start }))).toEqual(first);

      const streamed: string[] = [];
      for await (const some of eachSubmission(view, admin, 7)) {
        expect(some.length).toBeLessThanOrEqual(7);
        streamed.push(...some.map(({ id }) => id));
      }
      expect(streamed).toEqual(forwards);
    },
  );

  test('a page that is not all there is does not say how many there are', async () => {
    const view = viewOf({ q: 'bulk' });
    expect(await countFound(view, admin, await listSubmissions(view, admin, null))).toBe(45);
  });

  test('names come in order, both ways', async () => {
    const names = async (sort: string) => {
      const page = await listSubmissions(viewOf({ sort, q: 'bulk' }), admin, null);
      return page?.submissions.map(({ values }) => values['name']) ?? [];
    };
    expect((await names('name'))[0]).toBe('Name 0');
    expect((await names('-name'))[0]).toBe('Name 6');
  });
});

test('an editor finds nothing', async () => {
  expectOutput(/^The inbox could not (list quote submissions|count what was found): Forbidden$/);
  const editor = await userWithRole('editor');
  expect(await listSubmissions(viewOf({}), editor, null)).toBeNull();
  expect(await countFound(viewOf({}), editor)).toBeNull();
  await expect(eachSubmission(viewOf({}), editor).next()).rejects.toThrow(/not allowed/i);
});
