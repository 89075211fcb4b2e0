import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import type { SearchParams } from '@/inbox/list/inbox-view';
import { listSubmissions } from '@/inbox/list/reads/page';
import { addNote } from '@/inbox/submission/work';

import { payload, userWithRole } from '../../support/payload';
import { anne, storeMany, storeThree, tom } from '../../support/submissions/listed-quotes';
import { emptyTables } from '../../support/submissions/sent-submissions';
import { quotesFound, quotesView } from '../../support/submissions/views';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyTables();
  await storeMany();
  await storeThree(admin.id);
});
afterAll(emptyTables);

const found = (params: SearchParams) => quotesFound(params, admin);

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
])('a search finds words wherever they stand: %j', async (params, references) => {
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

test('internal notes are searched, each of them', async () => {
  const id = (await listSubmissions(quotesView({ q: 'oduya' }), admin, null))?.submissions[0]?.id;
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
