import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { eachSubmission } from '@/inbox/export';
import { parseView, type SearchParams } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { anne, gone, storeMany, storeThree, tom } from '../../support/submissions/listed-quotes';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';
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
  [{ show: 'trash' }, [gone]],
  [{ show: 'trash', q: 'oduya' }, []],
  [{ status: 'replied' }, [anne]],
  // Tom's is in progress, long due, and set aside.
  [{ status: 'in-progress', show: 'overdue' }, []],
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
])('a view finds what it asks for: %j', async (params, references) => {
  expect(await found(params)).toEqual(references);
});

test('assigned to somebody, and to nobody', async () => {
  expect(await found({ assignee: admin.id })).toEqual([anne]);
  expect(await found({ assignee: 'nobody', q: 'whitlock' })).toEqual([tom]);
  expect(await found({ assignee: 'nobody', q: 'oduya' })).toEqual([]);
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

test('an editor finds nothing', async () => {
  expectOutput(/^The inbox could not (list quote submissions|count what was found): Forbidden$/);
  const editor = await userWithRole('editor');
  expect(await listSubmissions(quotesView({}), editor, null)).toBeNull();
  expect(await countFound(quotesView({}), editor)).toBeNull();
  await expect(eachSubmission(quotesView({}), editor).next()).rejects.toThrow(/not allowed/i);
});
