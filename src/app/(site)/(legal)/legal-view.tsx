import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { LegalDocument } from '@/components/sections/legal/legal-document';
import { today } from '@/components/site/today';
import { getLegalPage } from '@/content/pages';

import { Breadcrumbs } from '../breadcrumbs';

export async function legalMetadata(slug: string): Promise<Metadata> {
  const page = await getLegalPage(slug);
  return page ? { title: page.title, description: page.intro ?? undefined } : {};
}

/** What the legal pages have in common. Each has a route of its own, since their list is closed. */
export async function LegalView({ slug }: { slug: string }) {
  const page = await getLegalPage(slug);
  if (!page) notFound();
  return (
    <>
      <Breadcrumbs trail={[{ name: page.title, path: `/${slug}` }]} />
      <LegalDocument page={page} today={today()} />
    </>
  );
}
