import { expect, test } from 'vitest';

import { limits } from '~/collections/articles/wordpress/file/limits';
import { GivenFiles } from '~/collections/articles/wordpress/given/given-files';

import { home } from '../../../corpus/wordpress';
import { zipOf } from '../../../support/content/zip';

const zipped = (files: Readonly<Record<string, Buffer>>) =>
  new File([new Uint8Array(zipOf(files))], 'uploads.zip');
const uploads = `${home}/wp-content/uploads`;

test('a picture is found by its folders, else by its name where only one has it', async () => {
  const names = ['2019/05/desk.png', '2020/01/desk.png', 'hall.png', '__MACOSX/hall.png'];
  const given = await GivenFiles.of([
    zipped(Object.fromEntries(names.map((name) => [name, Buffer.from(name)]))),
  ]);
  const found = (path: string) => given.find(`${uploads}/${path}`)?.name;
  expect(found('2020/01/DESK.png')).toBe('2020/01/desk.png');
  expect(found('2021/07/desk.png')).toBeUndefined();
  expect(found('2021/01/hall.png')).toBe('hall.png');
  expect(found('')).toBeUndefined();
  expect(given.unused).toBe(1);
});

test('many pictures are found among many files at once', async () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `2019/05/${at % 50}/${at}/desk.png`);
  const given = await GivenFiles.of([
    zipped(Object.fromEntries(names.map((name) => [name, Buffer.from('x')]))),
  ]);
  for (const name of names) expect(given.find(`${uploads}/${name}`)?.name).toBe(name);
}, 30_000);

test('files that unpack to more than may be given are refused, each of them small or not', async () => {
  const ten = Buffer.alloc(10_000_000);
  const names = Array.from({ length: limits.pictures / ten.length + 1 }, (_, at) => `${at}.png`);
  const given = await GivenFiles.of([zipped(Object.fromEntries(names.map((n) => [n, ten])))]);
  const readAll = async () => {
    for (const name of names) {
      const entry = given.find(`${uploads}/${name}`);
      if (entry) expect((await given.bytesOf(entry))?.length).toBe(ten.length);
    }
  };
  await expect(readAll()).rejects.toMatchObject({ refusal: 'pictures' });
}, 30_000);

test('a ZIP file that names the same bytes twice is refused', async () => {
  const zip = zipOf({ 'a.png': Buffer.from('a'), 'b.png': Buffer.from('b') });
  const second = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  zip.writeUInt32LE(0, second + 42);
  const file = new File([new Uint8Array(zip)], 'uploads.zip');
  await expect(GivenFiles.of([file])).rejects.toMatchObject({ refusal: 'zip' });
});
