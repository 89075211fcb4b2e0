import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getSmallWords, isSearchOn } from '@/site/content';
import { SearchPage } from '@/site/pages/search-page';
import { parseAsked } from '@/site/search';

/** Made for each query, and kept for none. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  if (!(await isSearchOn())) notFound();
  const { search } = await getSmallWords();
  return { title: search.title, robots: { index: false }, alternates: { canonical: '/search' } };
}

/** What visitors find on the site, once its owner has switched that on. */
export default async function Search({ searchParams }: PageProps<'/search'>) {
  if (!(await isSearchOn())) notFound();
  return <SearchPage asked={parseAsked(await searchParams)} />;
}
