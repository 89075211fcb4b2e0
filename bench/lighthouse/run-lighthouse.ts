import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';
import { z } from 'zod';

import { freePort } from '../../scripts/steps/web-process.mjs';
import { browserLaunchOptions } from '../../tests/run/browser.mjs';
import { median } from '../results';

const folder = path.resolve('.data/lighthouse');
const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');

export const howToGet = `npm install --prefix ${path.relative('', folder)} lighthouse@12.8.2`;

type Lighthouse = (address: string, flags: object) => Promise<unknown>;
const program = z.object({
  default: z.custom<Lighthouse>((value) => typeof value === 'function'),
});

const report = z.object({
  lhr: z.object({
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  }),
});

const metrics = {
  'first contentful paint': 'first-contentful-paint',
  'largest contentful paint': 'largest-contentful-paint',
  'total blocking time': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

/**
 * Opens a browser for Lighthouse: a slow phone on a slow network, with nothing in its cache.
 * @returns null where Lighthouse is not installed; the project works without it
 */
export async function openLighthouse() {
  if (!existsSync(entry)) return null;
  const { default: lighthouse } = program.parse(await import(pathToFileURL(entry).href));
  const port = await freePort();
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [
      ...options.args,
      `--remote-debugging-port=${port}`,
      // Of the proxy's own making (behind-tls.ts).
      '--ignore-certificate-errors',
    ],
  });

  async function once(address: string, flags: object): Promise<Record<string, number>> {
    const { lhr } = report.parse(await lighthouse(address, { port, logLevel: 'error', ...flags }));
    const scores = Object.entries(lhr.categories).map(([name, { score }]) => [
      name,
      Math.round((score ?? 0) * 100),
    ]);
    const measured = Object.entries(metrics).map(([name, audit]) => {
      const value = lhr.audits[audit]?.numericValue ?? -1;
      return [name, Number(value.toFixed(name === 'layout shift' ? 4 : 0))];
    });
    return z.record(z.string(), z.number()).parse(Object.fromEntries([...scores, ...measured]));
  }

  return {
    /** The median of each figure over so many runs. `flags` are Lighthouse's own. */
    measure: async (address: string, runs: number, flags: object = {}) => {
      const all: Record<string, number>[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await once(address, flags));
      const names = Object.keys(all[0] ?? {});
      return Object.fromEntries(
        names.map((name) => [name, median(all.map((figures) => figures[name] ?? 0))]),
      );
    },
    close: () => browser.close(),
  };
}
