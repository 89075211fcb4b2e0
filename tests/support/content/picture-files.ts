import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { foldCase } from '@/platform/fold-case';
import { filesOf } from '~/collections/files/claimed-names';

import { payload } from '../payload';
import { signedInEditor } from '../staff/editor';
import { addressesOf, colourAt, inColour, sendPicture, type SentDoc } from './sent-pictures';

const alt = 'of the tests of files';
/** A name that no other test has. */
const base = () => `team-${Math.random().toString(36).slice(2, 8)}x`;

/** What holds of the files of pictures wherever they lie: on a disk, and in a bucket. */
export function testPictureFiles(): void {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await signedInEditor();
  });
  afterAll(() =>
    payload.delete({
      collection: 'media',
      where: { alt: { contains: alt } },
      trash: true,
      context: { disableRevalidate: true },
    }),
  );

  type Format = Parameters<typeof inColour>[1];
  async function upload(name: string, colour: Parameters<typeof inColour>[0], format?: Format) {
    const file = { name, data: await inColour(colour, format) };
    const { status, doc, reason } = await sendPicture('/media', { headers, fields: { alt }, file });
    expect([status, reason]).toEqual([201, undefined]);
    if (!doc) throw new Error('No document came back');
    return doc;
  }
  async function replace(doc: SentDoc, name: string, fields: object = {}) {
    const file = { name, data: await inColour('blue') };
    const sent = { method: 'PATCH', headers, fields: { alt, ...fields }, file } as const;
    return sendPicture(`/media/${doc.id}`, sent);
  }
  const coloursOf = async (doc: SentDoc) => [
    ...new Set(await Promise.all(addressesOf(doc).map(colourAt))),
  ];

  test('pictures of one name that come at once share no file, and none harms another', async () => {
    const name = base();
    const [jpg, png, webp] = await Promise.all([
      upload(`${name}.jpg`, 'red', 'jpeg'),
      upload(`${name.toUpperCase()}.PNG`, 'green', 'png'),
      upload(`${name}.webp`, 'blue', 'webp'),
    ]);
    const all = [jpg, png, webp].flatMap((doc) => addressesOf(doc));
    expect(all).toHaveLength(9);
    expect(new Set(all.map((address) => address.toLowerCase())).size).toBe(9);
    expect(await coloursOf(jpg)).toEqual(['red']);
    expect(await coloursOf(png)).toEqual(['green']);
    expect(await coloursOf(webp)).toEqual(['blue']);

    const { status, doc } = await replace(jpg, `${name}.jpg`);
    expect(status).toBe(200);
    expect(doc && (await coloursOf(doc))).toEqual(['blue']);
    expect(await coloursOf(jpg)).toEqual(['404']);
    await payload.delete({
      collection: 'media',
      id: webp.id,
      context: { disableRevalidate: true },
    });
    expect(await coloursOf(webp)).toEqual(['404']);
    expect(await coloursOf(png)).toEqual(['green']);
    expect(doc && (await coloursOf(doc))).toEqual(['blue']);
  });

  test('a picture that is named like a copy of another keeps its file, in either order', async () => {
    const [one, two] = [base(), base()];
    const likeCopy = await upload(`${one}-800x500.webp`, 'red', 'webp');
    const after = await upload(`${one}.jpg`, 'green', 'jpeg');
    const before = await upload(`${two}.jpg`, 'green', 'jpeg');
    const likeCopyAfter = await upload(`${two}-800x500.webp`, 'red', 'webp');
    expect(await Promise.all([likeCopy, after, before, likeCopyAfter].map(coloursOf))).toEqual([
      ['red'],
      ['green'],
      ['green'],
      ['red'],
    ]);
  });

  test('a replacement that is refused leaves the picture as it was', async () => {
    const name = base();
    const doc = await upload(`${name}.png`, 'red');
    expect(await replace(doc, `${name}.png`, { alt: '' })).toMatchObject({ status: 400 });
    expect(await coloursOf(doc)).toEqual(['red']);
    // Nothing of what was refused lies there in the way.
    const next = await upload(`${name}-next.png`, 'green');
    const { doc: replaced } = await replace(next, `${name}-next.png`);
    expect(replaced?.filename).toBe(`${name}-next-1.png`);
  });

  test('a replacement whose row is not stored leaves the old files, and none of its own', async () => {
    const name = base();
    const doc = await upload(`${name}.png`, 'red');
    const { afterChange } = payload.collections.media.config.hooks;
    let written = new Array<string>();
    const fail = ({ doc: stored }: { doc: unknown }) => {
      written = filesOf(stored);
      throw new Error('of the test: after the files, before the end of the transaction');
    };
    afterChange.push(fail);
    // The plugin of the bucket tells it in lines of its own.
    const { logger } = payload;
    payload.logger = pino({ enabled: false });
    expect(await replace(doc, 'other.png')).toMatchObject({ status: 500 });
    payload.logger = logger;
    afterChange.splice(afterChange.indexOf(fail), 1);
    expect(await coloursOf(doc)).toEqual(['red']);
    expect(written).toHaveLength(3);
    for (const file of written) expect(await colourAt(`/api/media/file/${file}`)).toBe('404');
  });

  test('a stray file, which no row claims, is not written over', async () => {
    const name = `Logo-${base()}.png`;
    const stray = await upload(name, 'red');
    await payload.db.deleteOne({ collection: 'media', where: { id: { equals: stray.id } } });
    const next = await upload(name, 'green');
    expect(await coloursOf(stray)).toEqual(['red']);
    expect(await coloursOf(next)).toEqual(['green']);
  });

  test.each([
    ['İ', 'i\u0307'],
    ['ς', 'σ'],
    ['ß', 'SS'],
    ['ẞ', 'ss'],
    ['ﬁ', 'FI'],
    ['É', 'e\u0301'],
  ])('%s and %s, which a disk may take for one name, are two', async (one, other) => {
    const name = base();
    const docs = [
      await upload(`${name}z${one}.png`, 'red'),
      await upload(`${name}z${other}.png`, 'green'),
    ];
    const names = docs.map(({ filename }) => foldCase(filename));
    expect(new Set(names).size).toBe(2);
  });

  test('a copy has files of its own', async () => {
    const doc = await upload(`${base()}.png`, 'red');
    const copied = await sendPicture(`/media/${doc.id}/duplicate`, { headers, fields: {} });
    expect(copied).toMatchObject({ status: 200, doc: { alt } });
    if (!copied.doc) throw new Error('No copy came back');
    expect(copied.doc.filename).not.toBe(doc.filename);
    await payload.delete({ collection: 'media', id: doc.id, context: { disableRevalidate: true } });
    expect(await coloursOf(copied.doc)).toEqual(['red']);
    expect(await coloursOf(doc)).toEqual(['404']);
  });

  test('a picture lies where the site keeps them, whatever its sender says', async () => {
    const file = { name: `${base()}.png`, data: await inColour('red') };
    const fields = {
      alt,
      prefix: 'elsewhere',
      filename: 'x.png',
      sizes: { small: { filename: 'y' } },
    };
    const { doc } = await sendPicture('/media', { headers, fields, file });
    expect(doc?.prefix ?? '').toBe('');
    expect(doc && (await coloursOf(doc))).toEqual(['red']);
    await payload.delete({
      collection: 'media',
      id: doc?.id ?? '',
      context: { disableRevalidate: true },
    });
    expect(doc && (await coloursOf(doc))).toEqual(['404']);
  });

  test('a moved focal point changes no file', async () => {
    const doc = await upload(`${base()}.png`, 'red');
    const edits = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30';
    const path = `/media/${doc.id}?${edits}`;
    const emptied = await sendPicture(path, { method: 'PATCH', headers, fields: { alt: '' } });
    expect(emptied.status).toBe(400);
    const moved = await sendPicture(path, { method: 'PATCH', headers, fields: { alt } });
    expect(moved).toMatchObject({ status: 200, doc: { focalX: 20, focalY: 30 } });
    expect(moved.doc && addressesOf(moved.doc)).toEqual(addressesOf(doc));
    expect(await coloursOf(doc)).toEqual(['red']);
  });

  test('one file does not become that of many pictures', async () => {
    const doc = await upload(`${base()}.png`, 'red');
    const file = { name: 'many.png', data: await inColour('blue') };
    const path = `/media?where[id][in][0]=${doc.id}`;
    expect(
      await sendPicture(path, { method: 'PATCH', headers, fields: { alt }, file }),
    ).toMatchObject({
      status: 400,
      reason: 'One file is for one document. Replace each file by itself.',
    });
    expect(await coloursOf(doc)).toEqual(['red']);
  });
}
