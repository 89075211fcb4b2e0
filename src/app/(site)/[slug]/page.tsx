import type { Metadata } from 'next';

import { legalMetadata, LegalPage } from '@/site/pages/legal-page';
import { listLegalPaths } from '@/site/content';

type Params = Promise<{ slug: string }>;

/** “Last updated” is the current date on most of them: a page is made anew each day. */
export const revalidate = 86400;

/** A legal page that is added later is rendered at its first visit. */
export async function generateStaticParams() {
  return (await listLegalPaths()).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return legalMetadata((await params).slug);
}

export default async function LegalRoute({ params }: { params: Params }) {
  return <LegalPage slug={(await params).slug} />;
}
