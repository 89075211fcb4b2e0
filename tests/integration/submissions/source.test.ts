import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { exportSubmissions } from '@/inbox/export';
import { parseView, type SearchParams } from '@/inbox/list/inbox-view';
import { listSubmissions } from '@/inbox/list/reads/page';
import { readEntry, writeEntry } from '@/submissions/spool/entry';
import { submit } from '@/submissions/submit';

import { payload, userWithRole } from '../../support/payload';
import { quote } from '../../support/submissions/answers';
import { exported } from '../../support/submissions/exported-person';
import { acceptedAnswer, post, stored } from '../../support/submissions/quote-requests';
import { emptyTables } from '../../support/submissions/sent-submissions';

const known = 'landingPage=%2Findustries%2Fhealthcare&referrer=www.google.com&utmSource=news';
let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(emptyTables);

async function send(cameFrom?: string): Promise<string> {
  const headers = cameFrom === undefined ? undefined : { 'Came-From': cameFrom };
  const response = await submit(
    quoteForm,
    post(JSON.stringify(quote), 'application/json', headers),
  );
  expect(response.status).toBe(201);
  return acceptedAnswer.parse(await response.json()).id;
}

test('what the header says is kept with the submission, and given to its sender', async () => {
  const id = await send(known);
  expect(await stored(id)).toMatchObject({
    source_landing_page: '/industries/healthcare',
    source_referrer: 'www.google.com',
    source_utm_source: 'news',
    source_utm_medium: null,
  });
  const { records } = await exported(admin, [quote.email]);
  expect(records[0]?.submission).toMatchObject({ source: { referrer: 'www.google.com' } });
  const file: unknown = await new Response(
    exportSubmissions(parseView({ tab: 'quote' }), admin, 'json'),
  ).json();
  expect(file).toMatchObject([{ landingPage: '/industries/healthcare', utmSource: 'news' }]);
});

test.each([undefined, '', '%', 'landingPage=javascript:&referrer=%00', 'a'.repeat(9000)])(
  'nothing is refused for it: %j',
  async (cameFrom) => {
    const id = await send(cameFrom);
    expect(await stored(id)).toMatchObject({ source_landing_page: null, source_referrer: null });
  },
);

test.each<[SearchParams, number]>([
  [{ landing: '/industries/healthcare' }, 2],
  [{ landing: '/industries' }, 0],
  [{ source: 'News' }, 1],
  // A campaign says more than the page that it stood on.
  [{ source: 'www.google.com' }, 1],
  [{ source: '-' }, 1],
  [{ view: 'open', source: 'news' }, 1],
])('the inbox finds by it: %j', async (params, count) => {
  await Promise.all([send(known), send(known.replace('&utmSource=news', '')), send()]);
  const view = parseView({ tab: 'quote', ...params });
  expect((await listSubmissions(view, admin, null))?.submissions).toHaveLength(count);
});

test('it waits on the disk with the rest; what was kept before has none', () => {
  const entry = {
    form: 'quote',
    id: crypto.randomUUID(),
    reference: 'Q-7F3K-2M',
    submittedAt: new Date().toISOString(),
    values: { name: 'Ada' },
    quarantinedFor: null,
  } as const;
  const source = { landingPage: '/', utmSource: 'news' };
  expect(readEntry(Buffer.from(writeEntry({ ...entry, source })))).toEqual({ ...entry, source });
  expect(readEntry(Buffer.from(writeEntry(entry)))).toEqual(entry);
});

test('whoever reads no submission reads none of it', async () => {
  const id = await send(known);
  const editor = await userWithRole('editor');
  await expect(
    payload.findByID({ collection: 'quote-submissions', id, overrideAccess: false, user: editor }),
  ).rejects.toThrow();
});
