import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getHomePage, getSmallWords } from '@/site/content';
import { offeredTools } from '@/site/own-section/own-section';
import { ownSectionPath } from '@/site/own-section/path';
import { OwnSectionPage } from '@/site/pages/own-section-page';

/** Made for each address, and kept for none. */
export const dynamic = 'force-dynamic';

async function contentOrNotFound() {
  const { ownSection } = (await getHomePage()).advantage;
  if (offeredTools(ownSection).length === 0) notFound();
  return ownSection;
}

export async function generateMetadata(): Promise<Metadata> {
  const content = await contentOrNotFound();
  const { ownSection } = await getSmallWords();
  return {
    title: ownSection.title,
    description: content?.intro || undefined,
    robots: { index: false },
    // Its address is what somebody pays: no page that they go on to is told.
    referrer: 'strict-origin',
    alternates: { canonical: ownSectionPath },
  };
}

/** What a visitor drew of their own tools, as the address says it. */
export default async function YourSection({ searchParams }: PageProps<'/your-section'>) {
  const [content, query] = await Promise.all([contentOrNotFound(), searchParams]);
  return <OwnSectionPage content={content} query={query} />;
}
