import 'server-only';

import { isOn } from '@/features';
import { shortLinkHome } from '@/page-views/short-links';
import { listPages } from '~/collections/page-paths';
import type { ShortLink } from '@/payload-types';

import { readContent } from '../content/read-content';
import type { Redirect } from './known-redirects';

/** Short links as redirects for a time, so that they can lead elsewhere tomorrow. */
export async function listShortLinks(): Promise<Redirect[]> {
  if (!isOn('short-links')) return [];
  return readContent('listShortLinks', async (payload) => {
    const { docs } = await payload.find({
      collection: 'short-links',
      pagination: false,
      depth: 0,
      // Editors alone may list them, but where one leads is for everybody.
      overrideAccess: true,
    });
    if (docs.length === 0) return [];
    const paths = new Map((await listPages(payload)).map(({ id, path }) => [id, path]));
    return docs.flatMap((link) => {
      const to = destinationOf(link, paths);
      return to
        ? [{ from: shortLinkHome + link.word, to: withCampaign(to, link), status: 307 }]
        : [];
    });
  });
}

function destinationOf({ to, page, address }: ShortLink, paths: ReadonlyMap<string, string>) {
  if (to === 'address') return address;
  return typeof page?.value === 'string' ? paths.get(page.value) : undefined;
}

const base = 'http://site.invalid';

/** What the address says already of a campaign, the link says anew. */
export function withCampaign(
  to: string,
  { utmSource, utmMedium, utmCampaign }: Pick<ShortLink, 'utmSource' | 'utmMedium' | 'utmCampaign'>,
): string {
  const url = new URL(to, base);
  const values = { utm_source: utmSource, utm_medium: utmMedium, utm_campaign: utmCampaign };
  for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value);
  return url.origin === base ? url.href.slice(base.length) : url.href;
}
