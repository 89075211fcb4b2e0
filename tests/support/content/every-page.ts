import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

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
import { isOn } from '@/features';
import { getNavigation, getSiteLinks, getSiteSettings, getSmallWords } from '@/site/content';

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

/**
 * What visitors and search engines get at every public address, and what stands around all pages. The
 * test stands in for Next (vi.mock).
 */
export async function everyPage(): Promise<Map<string, string>> {
  const frame = [getNavigation(), getSiteLinks(), getSiteSettings(), getSmallWords()];
  return new Map([
    ['/', await rendered(await Home())],
    ['/industries', await rendered(await Industries())],
    ['/work', await rendered(await Work())],
    ['/quote', await rendered(await Quote())],
    ...(isOn('gallery') ? [['/image-gallery', await rendered(await Gallery())] as const] : []),
    ...(await pagesOf('/industries/', industry, Industry)),
    ...(await pagesOf('/work/', caseStudy, CaseStudy)),
    ...(await pagesOf('/', legal, Legal)),
    ['/sitemap.xml', JSON.stringify(await sitemap())],
    ['/llms.txt', await (await llms()).text()],
    ['frame', JSON.stringify(await Promise.all(frame))],
  ]);
}
