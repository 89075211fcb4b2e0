// Draws every picture of the seed: node seed/studio/capture.mjs [name …]
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

import { browserLaunchOptions } from '../../tests/run/browser.mjs';
import { toDark } from './dark.mjs';
import { drawings } from './gallery/index.mjs';
import { DRAWING, SCREEN } from './page.mjs';
import { screens } from './screens/index.mjs';

const OUT = fileURLToPath(new URL('../images/', import.meta.url));
const WIDTH = 1600;

/**
 * Encodes at the best quality that stays within the limit.
 * @param {Buffer} png
 * @param {number} limit bytes
 * @returns {Promise<{ jpeg: Buffer, quality: number }>}
 */
async function encode(png, limit) {
  // Full colour resolution keeps coloured letters sharp; give it up only for a much better quality.
  for (const { chromaSubsampling, lowest } of [
    { chromaSubsampling: '4:4:4', lowest: 66 },
    { chromaSubsampling: '4:2:0', lowest: 40 },
  ]) {
    for (let quality = 92; quality >= lowest; quality -= 2) {
      const jpeg = await sharp(png)
        .flatten()
        .jpeg({ mozjpeg: true, quality, chromaSubsampling })
        .toBuffer();
      if (jpeg.length <= limit) return { jpeg, quality };
    }
  }
  throw new Error(`No quality keeps this picture under ${limit} bytes`);
}

/** These have a picture for the dark scheme beside that for the light one. */
const inBoth = [
  'deelflo',
  'healthcare-platform',
  'healthcare-referrals',
  'retail-inventory',
  'retail-goods-in',
];

const jobs = [
  ...Object.entries(screens).map(([name, html]) => ({ name, html, ...SCREEN, limit: 150_000 })),
  ...Object.entries(screens)
    .filter(([name]) => inBoth.includes(name))
    .map(([name, html]) => ({
      name: `${name}-dark`,
      html: toDark(html),
      ...SCREEN,
      limit: 150_000,
    })),
  ...Object.entries(drawings).map(([name, html]) => ({ name, html, ...DRAWING, limit: 120_000 })),
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !jobs.some((job) => job.name === name));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`);
const chosen = wanted.length === 0 ? jobs : jobs.filter((job) => wanted.includes(job.name));

await mkdir(OUT, { recursive: true });
const browser = await chromium.launch(await browserLaunchOptions());
try {
  for (const job of chosen) {
    const viewport = { width: job.width, height: job.height };
    const tab = await browser.newPage({ viewport, deviceScaleFactor: WIDTH / job.width });
    await tab.setContent(job.html, { waitUntil: 'load' });
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    const png = await tab.screenshot({ type: 'png' });
    await tab.close();
    const { jpeg, quality } = await encode(png, job.limit);
    const file = join(OUT, `${job.name}.jpeg`);
    await writeFile(file, jpeg);
    const { width, height } = await sharp(file).metadata();
    const { size } = await stat(file);
    console.log(`${job.name}.jpeg ${width}×${height} ${size} bytes, quality ${quality}`);
  }
} finally {
  await browser.close();
}
