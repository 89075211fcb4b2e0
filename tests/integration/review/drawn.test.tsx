import '../../support/without-next';

import { text } from 'node:stream/consumers';

import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { rest } from '../../support/rest';
import { payload } from '../../support/payload';
import { signedInEditor } from '../../support/staff/editor';

const drawn = vi.hoisted(() => ({ path: '/' }));
vi.mock('@/platform/next/drawn-path', () => ({ drawnPath: () => drawn.path }));
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve(new Map()),
  draftMode: () => Promise.resolve({ isEnabled: false }),
}));

import ReviewPage from '@/app/(site)/review/draft/[token]/page';

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
afterEach(async () => {
  drawn.path = '/';
  await payload.db.drizzle.execute(sql`DELETE FROM review_links`);
});

const shared = z.object({ address: z.string() });

async function share(query: string): Promise<string> {
  const answer = await rest('POST', `/review-links?${query}`, {
    headers,
    body: { days: 7, showsNewest: true },
  });
  expect([query, answer.status]).toEqual([query, 201]);
  return new URL(shared.parse(await answer.json()).address).pathname;
}

async function pageAt(path: string): Promise<string> {
  drawn.path = path;
  const page: ReactNode = await ReviewPage();
  return text((await prerenderToNodeStream(page)).prelude);
}

test.each(['home-page', 'industries-page', 'work-page', 'quote-page', 'not-found-page'])(
  'the page of %s is drawn for whoever has its link',
  async (owner) => {
    const html = await pageAt(await share(`owner=${owner}`));
    expect(html).toMatch(/<h1/);
    if (owner === 'home-page' || owner === 'quote-page')
      expect(html).toContain('<fieldset disabled');
  },
);

test.each(['industries', 'projects', 'legal-pages', 'articles', 'faqs', 'features'] as const)(
  'a document of %s is drawn on its page',
  async (collection) => {
    const where: Where = collection === 'projects' ? { hasCaseStudy: { equals: true } } : {};
    const as = { depth: 0, limit: 1, overrideAccess: true } as const;
    const { docs } = await payload.find({ collection, where, ...as });
    const html = await pageAt(await share(`owner=${collection}&document=${docs[0]?.id ?? ''}`));
    expect(html).toMatch(/<h1/);
  },
);

test('a draft that nobody else finds is drawn, and a link that opens nothing draws nothing', async () => {
  const body = { title: 'Drawn for review', slug: 'drawn-for-review', blocks: [] };
  const hero = { blockType: 'hero', headline: 'Only by the link' };
  const answer = await rest('POST', '/pages?draft=true', {
    headers,
    body: { ...body, blocks: [hero] },
  });
  const { id } = z.object({ doc: z.object({ id: z.string() }) }).parse(await answer.json()).doc;
  const path = await share(`owner=pages&document=${id}`);
  expect(await pageAt(path)).toContain('Only by the link');
  await payload.delete({
    ...{ collection: 'pages', where: { id: { equals: id } }, trash: true },
    ...{ overrideAccess: true, context: { disableRevalidate: true } },
  });
  await expect(pageAt(path)).rejects.toThrow('There is no such page');
  await expect(pageAt(`/review/draft/${'A'.repeat(43)}`)).rejects.toThrow('There is no such page');
});
