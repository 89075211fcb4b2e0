import type { Metadata } from 'next';

import { composedMetadata, ComposedPage } from '@/site/pages/composed-page';
import { legalMetadata, LegalPage } from '@/site/pages/legal-page';
import { listComposedPages, listLegalPaths } from '@/site/content';

type Params = Promise<{ slug: string }>;

/** “Last updated” is the current date on most legal pages: a page is made anew each day. */
export const revalidate = 86400;

/** A page that is added later is rendered at its first visit. */
export async function generateStaticParams() {
  const [legal, composed] = await Promise.all([listLegalPaths(), listComposedPages()]);
  return [...legal.map((slug) => ({ slug })), ...composed.map(({ slug }) => ({ slug }))];
}

/** The other one says what is not found. */
const isLegal = async (slug: string) => (await listLegalPaths()).includes(slug);

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { slug } = await params;
  return (await isLegal(slug)) ? legalMetadata(slug) : composedMetadata(slug);
}

export default async function RootRoute({ params }: { params: Params }) {
  const { slug } = await params;
  return (await isLegal(slug)) ? <LegalPage slug={slug} /> : <ComposedPage slug={slug} />;
}
