import { mkdtempSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { tmpdir } from 'node:os';

import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, expect, test, vi } from 'vitest';

import { GET as llms } from '@/app/llms.txt/route';
import sitemap from '@/app/sitemap';
import Legal, * as legal from '@/app/(site)/[slug]/page';
import Gallery from '@/app/(site)/image-gallery/page';
import Industry, * as industry from '@/app/(site)/industries/[slug]/page';
import Industries from '@/app/(site)/industries/page';
import Home from '@/app/(site)/page';
import Quote from '@/app/(site)/quote/page';
import CaseStudy, * as caseStudy from '@/app/(site)/work/[slug]/page';
import Work from '@/app/(site)/work/page';
import { env } from '@/env';
import { getNavigation, getSiteLinks, getSiteSettings, getSmallWords } from '@/site/content';

import { picturesOf } from '../../../../scripts/backup/pictures.mjs';
import { exportContent } from '../../../../scripts/content/export-content';
import { importContent } from '../../../../scripts/content/import-content';
import { payload } from '../../../support/payload';

// Here is no Next: each read asks the database, and no page has an address.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('There is no such page');
  },
  usePathname: () => '/',
}));
// Nor is there a React of Next's own.
vi.mock('@/platform/next/render-apart', () => ({
  renderApart: async (node: ReactNode, identifierPrefix: string) =>
    text((await prerenderToNodeStream(node, { identifierPrefix })).prelude),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rendered = async (page: ReactNode) => text((await prerenderToNodeStream(page)).prelude);

interface Route {
  readonly generateStaticParams: () => Promise<{ slug: string }[]>;
  readonly generateMetadata: (props: { params: Promise<{ slug: string }> }) => Promise<object>;
}

async function pagesOf(
  base: string,
  { generateStaticParams, generateMetadata }: Route,
  Page: (props: { params: Promise<{ slug: string }> }) => Promise<ReactNode>,
): Promise<[string, string][]> {
  const pages: [string, string][] = [];
  for (const { slug } of await generateStaticParams()) {
    const props = { params: Promise.resolve({ slug }) };
    const head = JSON.stringify(await generateMetadata(props));
    pages.push([`${base}${slug}`, head + (await rendered(await Page(props)))]);
  }
  return pages;
}

/** What visitors and search engines get at every public address, and what stands around all pages. */
async function everyPage(): Promise<Map<string, string>> {
  const frame = [getNavigation(), getSiteLinks(), getSiteSettings(), getSmallWords()];
  return new Map([
    ['/', await rendered(await Home())],
    ['/industries', await rendered(await Industries())],
    ['/work', await rendered(await Work())],
    ['/quote', await rendered(await Quote())],
    ['/image-gallery', await rendered(await Gallery())],
    ...(await pagesOf('/industries/', industry, Industry)),
    ...(await pagesOf('/work/', caseStudy, CaseStudy)),
    ...(await pagesOf('/', legal, Legal)),
    ['/sitemap.xml', JSON.stringify(await sitemap())],
    ['/llms.txt', await (await llms()).text()],
    ['frame', JSON.stringify(await Promise.all(frame))],
  ]);
}

const quiet = { context: { disableRevalidate: true }, overrideAccess: true, depth: 0 } as const;

test(
  'exported, wiped and imported, every public page is the same',
  { timeout: 120_000 },
  async () => {
    // Not what the seed would write.
    const where = { slug: { equals: 'fitness' } };
    const { docs } = await payload.find({ collection: 'industries', where, ...quiet });
    const [{ id, intro } = { id: '', intro: '' }] = docs;
    const edit = (words: string) =>
      payload.update({ collection: 'industries', id, data: { intro: words }, ...quiet });
    await edit('Ours.');
    try {
      const before = await everyPage();
      expect(before.size).toBeGreaterThan(25);
      expect(before.get('/industries/fitness')).toContain('Ours.');
      const given = {
        folder: path.join(folder, 'out'),
        pictures: picturesOf({ ...process.env, MEDIA_DIR: env.MEDIA_DIR }),
        say: () => undefined,
      };
      await exportContent(payload, given);
      await importContent(payload, { ...given, isDryRun: false, isReplacing: true });
      const after = await everyPage();
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [address, html] of before)
        expect(`${address} ${after.get(address)}`).toBe(`${address} ${html}`);
    } finally {
      await edit(intro);
    }
  },
);
