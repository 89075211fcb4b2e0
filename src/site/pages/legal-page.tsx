import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { LegalDocument } from '../sections/legal/legal-document';
import { referencesOf } from '../sections/legal/references';
import { isoDay, today } from '../frame/today';
import {
  getLegalPage,
  getNavigation,
  getRetention,
  getSiteSettings,
  getSmallWords,
} from '../content';

import { pageMetadata } from '../frame/page-metadata';
import { Breadcrumbs } from '../structured-data/breadcrumbs';

export async function legalMetadata(slug: string): Promise<Metadata> {
  const page = await getLegalPage(slug);
  return page ? pageMetadata({ ...page, path: `/${slug}`, description: page.intro }) : {};
}

/** The specification wants the current date there; elsewhere it would claim a review of today. */
const datedToday = ['privacy', 'terms', 'disclaimer', 'competition-1'];

/** The page of one legal text, whatever its address. */
export async function LegalPage({ slug }: { slug: string }) {
  const [page, settings, retention, navigation, { legal }] = await Promise.all([
    getLegalPage(slug),
    getSiteSettings(),
    getRetention(),
    getNavigation(),
    getSmallWords(),
  ]);
  if (!page) notFound();
  const { textChangedAt } = page;
  const changed = textChangedAt ? isoDay(new Date(textChangedAt)) : undefined;
  return (
    <>
      <Breadcrumbs trail={[{ name: page.title, path: `/${slug}` }]} />
      <LegalDocument
        page={page}
        words={legal}
        references={referencesOf(settings, retention, navigation)}
        today={today()}
        changed={changed}
        isDatedToday={datedToday.includes(slug)}
      />
    </>
  );
}
