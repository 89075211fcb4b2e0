import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { NotFoundPage } from '@/site/pages/not-found-page';
import { getReviewed } from '@/site/review/reviewed';

import PositionPage from '../../../careers/[slug]/page';
import PositionsPage from '../../../careers/page';
import FormPage from '../../../forms/[slug]/page';
import GalleryPage from '../../../image-gallery/page';
import IndustryPage from '../../../industries/[slug]/page';
import IndustriesPage from '../../../industries/page';
import ArticlePage from '../../../insights/[slug]/page';
import AuthorPage from '../../../insights/author/[slug]/page';
import CategoryPage from '../../../insights/category/[slug]/page';
import InsightsPage from '../../../insights/page';
import HomePage from '../../../page';
import QuotePage from '../../../quote/page';
import CaseStudyPage from '../../../work/[slug]/page';
import WorkPage from '../../../work/page';
import SlugPage from '../../../[slug]/page';

/** Each visit asks whether the link still opens it. */
export const dynamic = 'force-dynamic';

/** Of the page itself nothing is told: neither its title nor where it will stand. */
export const generateMetadata = (): Metadata => ({
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
  alternates: { canonical: null },
});

type Drawn = () => Promise<ReactNode>;

const single: Readonly<Record<string, Drawn>> = {
  '/': HomePage,
  '/industries': IndustriesPage,
  '/work': WorkPage,
  '/insights': InsightsPage,
  '/careers': PositionsPage,
  '/quote': QuotePage,
  '/image-gallery': GalleryPage,
  '/nothing-is-here': () => Promise.resolve(<NotFoundPage />),
};

type OfSlug = (props: { params: Promise<{ slug: string }> }) => Promise<ReactNode>;

/** The page of a document, by what stands before its slug. The longest come first. */
const ofSlugs: readonly (readonly [home: string, OfSlug])[] = [
  ['/insights/category/', CategoryPage],
  ['/insights/author/', AuthorPage],
  ['/insights/', ArticlePage],
  ['/industries/', IndustryPage],
  ['/careers/', PositionPage],
  ['/work/', CaseStudyPage],
  ['/forms/', FormPage],
  ['/', SlugPage],
];

/** A draft, for whoever has the link. One that opens nothing is a page that is not there, whatever is wrong with it. */
export default async function ReviewPage() {
  const reviewed = await getReviewed();
  if (!reviewed) notFound();
  const { path } = reviewed;
  const one = single[path];
  if (one) return one();
  for (const [home, Page] of ofSlugs)
    if (path.startsWith(home))
      return Page({ params: Promise.resolve({ slug: path.slice(home.length) }) });
  notFound();
}
