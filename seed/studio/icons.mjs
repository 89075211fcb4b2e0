import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/*
 * Makes the icons that browsers and telephones ask for from the one that is drawn, src/app/icon.svg:
 * node seed/studio/icons.mjs
 */
const app = path.resolve(import.meta.dirname, '../../src/app');
const drawn = await readFile(path.join(app, 'icon.svg'));
const paper = '#f1f3ef';

/** @param {number} size */
const png = (size) =>
  sharp(drawn, { density: 600 }).resize(size, size).png({ palette: true }).toBuffer();

/**
 * Android cuts a shape out of the middle: the mark keeps clear of the edge.
 * @param {number} size
 */
const maskable = async (size) => {
  const edge = Math.round(size * 0.14);
  const mark = await png(size - 2 * edge);
  const sides = { top: edge, bottom: edge, left: edge, right: edge, background: paper };
  return sharp(mark).extend(sides).png({ palette: true }).toBuffer();
};

/**
 * An ICO file with one PNG in it.
 * @param {Buffer} image
 * @param {number} size
 */
function ico(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const rgba = await sharp(await png(32))
  .ensureAlpha()
  .png({ palette: false })
  .toBuffer();
const icons = {
  'favicon.ico': ico(rgba, 32),
  'apple-icon.png': await png(180),
  'icons/192.png': await png(192),
  'icons/512.png': await png(512),
  'icons/maskable-512.png': await maskable(512),
};
for (const [file, content] of Object.entries(icons)) {
  await writeFile(path.join(app, file), content);
}
