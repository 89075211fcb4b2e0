import '../../../support/without-next';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getImport, listImports } from '~/collections/articles/wordpress';

import { item, wxr } from '../../../corpus/wordpress';
import { logNowhere, payload, userWithRole } from '../../../support/payload';
import { cookieOf, rest } from '../../../support/rest';
import { signedInAdmin, signedInEditor } from '../../../support/staff/editor';

logNowhere();

let editor: Record<string, string>;
let reader: Record<string, string>;
beforeAll(async () => {
  editor = await signedInEditor();
  const { email } = await userWithRole('reader');
  const body = { email, password: 'quill harbour 47 lantern' };
  reader = cookieOf(await rest('POST', '/users/login', { body }));
});
afterAll(() => payload.db.drizzle.execute(sql`DELETE FROM article_imports`));

const text = wxr(item({ id: 1, slug: 'sent-of-tests', content: 'Words.' }));

function send(
  fields: Readonly<Record<string, string | File>>,
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request('http://localhost:3000/api/article-import', {
    method: 'POST',
    ...{ headers, body },
  });
  return handleEndpoints({ config, request });
}

const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')];
const idIn = (answer: Response) => answer.headers.get('location')?.split('import=')[1] ?? '';

test('a marketer tries a file and begins or ends it by forms; each leads to its page', async () => {
  const tried = await send({ file: new File([text], '../old blog.xml') }, editor);
  const id = idIn(tried);
  expect(placeOf(tried)).toEqual([303, `/cms/import-articles?import=${id}`]);
  const found = await getImport(id);
  expect([found?.state, found?.name.includes('/')]).toEqual(['tried', false]);
  const started = await send({ import: id, deed: 'start', publishes: 'on' }, editor);
  expect(placeOf(started)).toEqual([303, `/cms/import-articles?import=${id}`]);
  expect(await getImport(id)).toMatchObject({ state: 'running', publishes: true, fetches: false });
  await send({ import: id, deed: 'stop' }, editor);
  expect((await getImport(id))?.state).toBe('stopped');
});

test('a file that is refused leads back to where it is said why', async () => {
  const refusal = async (content: string) =>
    placeOf(await send({ file: new File([content], 'a.xml') }, editor));
  expect(await refusal('<!DOCTYPE a [<!ENTITY b "c">]><rss/>')).toEqual([
    303,
    '/cms/import-articles?refused=doctype',
  ]);
  expect(await refusal('')).toEqual([303, '/cms/import-articles?refused=none']);
  expect(placeOf(await send({}, editor))).toEqual([303, '/cms/import-articles?refused=none']);
  expect(placeOf(await send({ file: 'text' }, editor))[0]).toBe(303);
  const odd = await rest('POST', '/article-import', { headers: editor, body: { a: 1 } });
  expect(odd.status).toBe(303);
});

test('a file is tried whatever it says of its posts', async () => {
  const hostile = wxr(
    item({
      ...{ id: 1, link: 'https://old.example/a%00b', slug: '%00', author: '🙂'.repeat(60) },
      content: `<img src="https://old.example/%00.png" alt="x${'🙂'.repeat(300)}"><img src="//[">`,
      categories: [['c', `x${'🙂'.repeat(60)}`]],
      metas: { footnotes: String.raw`[{"id":"\u0000","content":"\ud83d"}]`, _thumbnail_id: '2' },
    }),
    item({ id: 2, type: 'attachment', status: 'inherit', file: 'https://[x/a.png' }),
  );
  const tried = await send({ file: new File([hostile], 'a.xml') }, editor);
  expect(placeOf(tried)).toEqual([303, `/cms/import-articles?import=${idIn(tried)}`]);
  expect((await getImport(idIn(tried)))?.items).toBe(3);
  await send({ import: idIn(tried), deed: 'stop' }, editor);
});

test('whoever has it begin is named for it', async () => {
  const id = idIn(await send({ file: new File([text], 'a.xml') }, editor));
  const before = (await getImport(id))?.by;
  await send({ import: id, deed: 'start' }, await signedInAdmin());
  const by = (await getImport(id))?.by;
  expect([by === before, typeof by]).toEqual([false, 'string']);
  await send({ import: id, deed: 'stop' }, editor);
});

test('nobody else gives a file, begins or ends an import', async () => {
  const id = idIn(await send({ file: new File([text], 'a.xml') }, editor));
  const before = await listImports();
  for (const headers of [{}, reader]) {
    expect((await send({ file: new File([text], 'b.xml') }, headers)).status).toBe(403);
    expect((await send({ import: id, deed: 'start' }, headers)).status).toBe(403);
    expect((await send({ import: id, deed: 'stop' }, headers)).status).toBe(403);
  }
  expect(await listImports()).toEqual(before);
});
