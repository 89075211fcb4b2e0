import { writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { env } from '@/env';

import { database } from '../../../scripts/doctor/database-checks.mjs';
import { repairPictures } from '../../../scripts/pictures/repair-pictures';
import { addressesOf, colourAt, inColour, sendPicture } from '../../support/content/sent-pictures';
import { payload } from '../../support/payload';
import { signedInEditor } from '../../support/staff/editor';

const alt = 'of the tests of shared files';
let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
afterAll(() =>
  payload.delete({
    collection: 'media',
    where: { alt: { equals: alt } },
    context: { disableRevalidate: true },
  }),
);

async function upload(name: string, colour: Parameters<typeof inColour>[0]) {
  const file = { name, data: await inColour(colour) };
  const { doc } = await sendPicture('/media', { headers, fields: { alt }, file });
  if (!doc) throw new Error('No document came back');
  return doc;
}

const about = async () =>
  (await database(env.DATABASE_URL, env.DATA_DIR)).find((each) => each.about === 'Files');

const nameIn = (address: string) => path.basename(address);

async function coloursOf(id: string) {
  const doc = await payload.findByID({ collection: 'media', id });
  const addresses = addressesOf({
    ...doc,
    url: doc.url ?? '',
    filename: '',
    sizes: { ...doc.sizes },
  });
  return [...new Set(await Promise.all(addresses.map(colourAt)))];
}

test('pictures that share files get their own, and what is lost is named', async () => {
  expect(await about()).toMatchObject({ isWell: true });
  const alone = await upload('alone.png', 'red');
  const first = await upload('shared.png', 'red');
  const second = await upload('other.png', 'green');
  const lost = await upload('lost.png', 'blue');
  // As Payload left them: the copies of the second are those of the first, and so is an original.
  const [, small = '', large = ''] = addressesOf(first).map(nameIn);
  await payload.db.updateOne({
    collection: 'media',
    id: second.id,
    data: {
      sizes: {
        small: { filename: small },
        medium: { filename: large },
        large: { filename: large },
      },
    },
  });
  await payload.db.updateOne({ collection: 'media', id: lost.id, data: { filename: small } });
  const green = await sharp(await inColour('green'))
    .webp()
    .toBuffer();
  for (const name of [small, large]) writeFileSync(path.join(env.MEDIA_DIR, name), green);
  expect(await about()).toMatchObject({ isWell: false });
  expect((await about())?.says).toMatch(/^2 belong to several pictures each, such as shared/);

  const said: string[] = [];
  expect(await repairPictures(payload, (line) => said.push(line))).toBe(false);
  expect(said.at(-1)).toBe(`  ${small}: /cms/collections/media/${lost.id}`);
  expect(said).toHaveLength(4);
  expect(await coloursOf(first.id)).toEqual(['red']);
  expect(await coloursOf(second.id)).toEqual(['green']);
  expect(await about()).toMatchObject({ isWell: true });
  const kept = await payload.findByID({ collection: 'media', id: alone.id });
  expect(kept.url).toBe(alone.url);
  expect(await repairPictures(payload, (line) => said.push(line))).toBe(true);
});
