import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { LegalDocument } from '../sections/legal/legal-document';
import { referencesOf } from '../sections/legal/references';
import { isoDay, today } from '../frame/today';
import { getLegalPage, getRetention, getSiteSettings } from '../content';

import { Breadcrumbs } from '../frame/breadcrumbs';
import { pageImage } from '../share-images/page-image';

export async function legalMetadata(slug: string): Promise<Metadata> {
  const page = await getLegalPage(slug);
  return page ? { title: page.title, description: page.intro ?? undefined } : {};
}

export async function legalImage(slug: string) {
  const page = await getLegalPage(slug);
  if (!page) notFound();
  return pageImage(page.title);
}

interface LegalPageProps {
  slug: string;
  /** Shows the day on which the text was changed instead of the current one. */
  datedByText?: boolean;
}

/** What the legal pages have in common. Each has a route of its own, since their list is closed. */
export async function LegalPage({ slug, datedByText = false }: LegalPageProps) {
  const [page, settings, retention] = await Promise.all([
    getLegalPage(slug),
    getSiteSettings(),
    getRetention(),
  ]);
  if (!page) notFound();
  const { textChangedAt } = page;
  const changed = datedByText && textChangedAt ? isoDay(new Date(textChangedAt)) : undefined;
  return (
    <>
      <Breadcrumbs trail={[{ name: page.title, path: `/${slug}` }]} />
      <LegalDocument
        page={page}
        references={referencesOf(settings, retention)}
        today={today()}
        changed={changed}
      />
    </>
  );
}
