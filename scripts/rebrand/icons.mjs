import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { colourOf } from './brand.mjs';

/** @typedef {import('./brand.mjs').Palette} Palette */

/**
 * The icon that is drawn, as browsers take it.
 * @param {ReturnType<typeof import('./brand.mjs').readIcon>} icon
 * @param {Palette} palette
 */
export function iconDrawing({ size, lines, weight, bar }, palette) {
  const [paper, ink, accent] = ['paper', 'ink', 'accent'].map((name) =>
    colourOf(palette, name, 'light'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}">
  <path fill="${paper}" d="M0 0h${size}v${size}H0z"/>
  <path fill="none" stroke="${ink}" stroke-width="${weight}" d="${lines}"/>
  <path fill="${accent}" d="${bar}"/>
</svg>
`;
}

/**
 * Makes the icons that browsers and telephones ask for from the one that is drawn.
 * @param {string} drawing
 * @param {Palette} palette
 * @param {string} folder where Next looks for them
 */
export async function writeIcons(drawing, palette, folder) {
  /** @param {number} size */
  const png = (size) =>
    sharp(Buffer.from(drawing), { density: 600 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
  const rgba = await sharp(await png(32))
    .ensureAlpha()
    .png({ palette: false })
    .toBuffer();
  const icons = {
    'icon.svg': drawing,
    'favicon.ico': ico(rgba, 32),
    'apple-icon.png': await png(180),
    'icons/192.png': await png(192),
    'icons/512.png': await png(512),
    'icons/maskable-512.png': await maskable(png, 512, colourOf(palette, 'paper', 'light')),
  };
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  for (const [file, content] of Object.entries(icons))
    writeFileSync(path.join(folder, file), content);
}

/**
 * Android cuts a shape out of the middle: the mark keeps clear of the edge.
 * @param {(size: number) => Promise<Buffer>} png
 * @param {number} size
 * @param {string} background
 */
async function maskable(png, size, background) {
  const edge = Math.round(size * 0.14);
  const mark = await png(size - 2 * edge);
  const sides = { top: edge, bottom: edge, left: edge, right: edge, background };
  return sharp(mark).extend(sides).png({ palette: true }).toBuffer();
}

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
