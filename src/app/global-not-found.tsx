import type { Metadata } from 'next';

import { MissingLayer } from '@/site/drawings';
import { getNotFoundPage, getSiteSettings } from '@/site/content';

import { NotFoundPage } from '@/site/pages/not-found-page';
import { SiteDocument } from '@/site/frame/site-document';

export async function generateMetadata(): Promise<Metadata> {
  const [{ heading }, { brand }] = await Promise.all([getNotFoundPage(), getSiteSettings()]);
  // Next itself marks the answer noindex.
  return { title: `${heading} | ${brand}` };
}

/** An address that matches no route gets a whole document from the server. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundPage drawing={<MissingLayer />} />
    </SiteDocument>
  );
}
