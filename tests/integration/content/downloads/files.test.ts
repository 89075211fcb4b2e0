import config from '@payload-config';
import { createLocalReq, handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { privately } from '@/app/(payload)/api/careful';
import { findPlaces } from '~/collections/deletion/find-places';

import { editPages, hero, publishPage } from '../../../support/content/composed-page';
import { sendFile } from '../../../support/content/sent-files';
import { docx, pdf, wrongKinds, zipOf } from '../../../support/made-forms/odd-files';
import { logNowhere, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { signedInEditor } from '../../../support/staff/editor';

// Refusals have their lines.
logNowhere();
const quiet = { context: { disableRevalidate: true }, overrideAccess: true } as const;

const { publish } = editPages();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
afterAll(() =>
  payload.delete({
    collection: 'downloads',
    where: { id: { exists: true } },
    trash: true,
    ...quiet,
  }),
);

const send = (name: string, content: Buffer | string, fields = {}) =>
  sendFile({ headers, name, content, fields });

async function sent(name: string, content: Buffer | string = pdf, fields = {}) {
  const { doc, reason } = await send(name, content, fields);
  if (!doc) throw new Error(reason);
  return doc;
}

/** As a visitor asks for a file. */
const get = (address: string, method = 'GET') =>
  privately((request: Request) => handleEndpoints({ config, request }))(
    new Request(`http://localhost:3000${address}`, { method }),
  );

const oldOffice = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(part, 'utf16le')]);
const open = (kind: string) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' });

test.each([
  ['plan.pdf', pdf],
  ['plan.doc', oldOffice('WordDocument')],
  ['plan.docx', docx()],
  ['plan.xls', oldOffice('Workbook')],
  ['plan.xlsx', zipOf({ 'xl/workbook.xml': '1' })],
  ['plan.ppt', oldOffice('PowerPoint Document')],
  ['plan.pptx', zipOf({ 'ppt/presentation.xml': '1' })],
  ['plan.odt', open('text')],
  ['plan.ods', open('spreadsheet')],
  ['plan.odp', open('presentation')],
  ['plan.txt', 'Dear all'],
  ['plan.csv', 'name,price\nA,1'],
  ['plans.zip', zipOf({ 'plan.pdf': pdf })],
  // An archive is none of Word's for the name of a folder.
  ['words.zip', zipOf({ 'word/list.txt': 'one' })],
])('%s is kept as it is, and saved by whoever opens it', async (name, content) => {
  const doc = await sent(`of-${name}`, content);
  const answer = await get(doc.url);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(content));
  for (const { headers: said } of [await get(doc.url), await get(doc.url, 'HEAD')]) {
    expect(said.get('Content-Disposition')).toBe('attachment');
    expect(said.get('X-Content-Type-Options')).toBe('nosniff');
    expect(said.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(said.get('Content-Type')).not.toMatch(/html|xml;|javascript|svg/);
  }
});

test.each(
  wrongKinds.filter(([what]) => !['an archive', 'a PDF with an archive behind it'].includes(what)),
)('%s is refused with what to do', async (_, [name, content]) => {
  const { status, doc, reason } = await send(name, content);
  expect([status, doc]).toEqual([400, undefined]);
  expect(reason).toMatch(/Choose|Send|Add|Save/);
});

test('an archive with a program in it is refused', async () => {
  const { status, reason } = await send('tools.zip', zipOf({ 'setup.exe': 'MZ' }));
  expect([status, reason]).toEqual([
    400,
    '“tools.zip” is not taken. It holds something that can run. Choose another file.',
  ]);
});

test('what is too large is refused with the remedy', async () => {
  const { status, reason } = await send('large.txt', 'a'.repeat(10_000_001));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(reason).toMatch(/10 MB/);
});

test('without a title it is called as its file, and keeps its title', async () => {
  const doc = await sent('Price-list_2027.pdf');
  expect(doc.title).toBe('Price list 2027');
  const body = { title: 'Our prices' };
  expect((await rest('PATCH', `/downloads/${doc.id}`, { headers, body })).status).toBe(200);
  const replaced = await sendFile({ headers, name: 'other.pdf', content: pdf, id: doc.id });
  expect(replaced.doc?.title).toBe('Our prices');
});

test('a replaced file has an address of its own, and the former one leads there', async () => {
  const first = await sent('brochure.pdf', `${pdf} one`);
  const { doc: second } = await sendFile({
    ...{ headers, name: 'brochure.pdf', content: `${pdf} two`, id: first.id },
  });
  expect(second?.url).not.toBe(first.url);
  expect(await (await get(second?.url ?? '')).text()).toBe(`${pdf} two`);
  const former = await get(first.url);
  expect([former.status, former.headers.get('Location')]).toEqual([302, second?.url]);
  // Nobody else gets the former address.
  const third = await sent('brochure.pdf', `${pdf} three`);
  expect([first.url, second?.url]).not.toContain(third.url);
});

test('a picture and a file never have one name', async () => {
  const one = await sent('same.txt', 'one');
  const other = await sent('same.csv', 'two');
  expect(one.filename.replace('.txt', '')).not.toBe(other.filename.replace('.csv', ''));
});

test('tags are its own, in one spelling, and a list is found by them', async () => {
  const one = await sent('a-tag.txt', 'one', { tags: ['Hand Book'] });
  const two = await sent('b-tag.txt', 'two', { tags: [' hand  book '] });
  const list = async (query: string, as = headers) =>
    z
      .object({ docs: z.array(z.object({ id: z.string() })) })
      .parse(await (await rest('GET', `/downloads?${query}`, { headers: as })).json())
      .docs.map(({ id }) => id)
      .sort();
  expect(await list('where[tags][equals]=Hand Book')).toEqual([one.id, two.id].sort());
  const { listSearchableFields: fields = [] } = payload.collections.downloads.config.admin;
  const where = (words: string) =>
    fields.map((field, at) => `where[or][${at}][${field}][like]=${words}`).join('&');
  expect(await list(where('hand book'))).toEqual([one.id, two.id].sort());
  expect(await list(where('b tag'))).toEqual([two.id]);
});

test('whoever knows a file gets it, and nobody outside a list of all', async () => {
  const doc = await sent('unlisted.pdf');
  const list = await rest('GET', '/downloads', {});
  expect(await list.text()).not.toContain('unlisted');
  expect((await rest('GET', `/downloads/${doc.id}`, {})).status).toBe(200);
  expect((await get(doc.url)).status).toBe(200);
  expect((await get('/api/downloads/file/nothing-here.pdf')).status).toBe(404);
  // No file system has a name so long, and asking for it fails.
  expect((await get(`/api/downloads/file/${'a'.repeat(300)}.pdf`)).status).toBe(404);
  // Pictures lie in the same folder.
  const { docs } = await payload.find({ collection: 'media', limit: 1, depth: 0 });
  expect((await get(`/api/downloads/file/${docs[0]?.filename ?? ''}`)).status).toBe(404);
  expect((await get(`/api/media/file/${doc.filename}`)).status).toBe(404);
});

test('it says where it is used, and is not deleted meanwhile', async () => {
  const doc = await sent('used.pdf');
  const link = { linkType: 'internal', doc: { relationTo: 'downloads', value: doc.id } };
  const text = { type: 'text', text: 'the list', version: 1 };
  const body = paragraph({ type: 'link', version: 3, fields: link, children: [text] });
  const page = await publishPage('downloads-of-tests', [
    hero,
    { blockType: 'downloads', heading: 'Take it', files: [{ download: doc.id }] },
    { blockType: 'text', body },
  ]);
  const places = await findPlaces(await createLocalReq({}, payload), {
    ...{ collection: 'downloads', id: doc.id },
  });
  expect(places.map(({ owner, fields }) => [owner, fields.length])).toEqual([
    ['the page “Page downloads-of-tests”', 2],
  ]);
  const kept = await rest('DELETE', `/downloads/${doc.id}`, { headers });
  expect([kept.status, await kept.text()]).toEqual([409, expect.stringContaining('still used by')]);
  await payload.delete({ collection: 'pages', id: page.id, ...quiet });
  expect((await payload.delete({ collection: 'downloads', id: doc.id, ...quiet })).id).toBe(doc.id);
  expect((await get(doc.url)).status).toBe(404);
});

const paragraph = (child: object) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      { type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, children: [child] },
    ],
  },
});

test('a row of downloads names a file or a picture, or is not published', async () => {
  const refused = await publish('downloads-of-tests', [
    hero,
    { blockType: 'downloads', heading: 'Take it', files: [{ title: 'Nothing' }] },
  ]);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Choose a file, or a picture below.'),
  ]);
});
