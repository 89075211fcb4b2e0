import 'server-only';

import type { LinkTo, Navigation } from '@/payload-types';
import { firstLinks } from '@/words';

import { asVisitor, cached } from './cached';
import { linkAddress } from './page-paths';

export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface MenuLink extends SiteLink {
  /** Opens the list of industries, where there is room for it. */
  readonly isIndustries?: boolean;
}

type Row =
  | { readonly blockType: 'link'; readonly link: LinkTo }
  | { readonly blockType: 'industries'; readonly words: string };

const readNavigation = cached('navigation-links', ['navigation'], (payload): Promise<Navigation> =>
  payload.findGlobal({ slug: 'navigation', depth: 0, ...asVisitor }),
);

/** The links around every page, in the editors' order. */
export async function getSiteLinks() {
  const { menu, footer } = await readNavigation();
  const [links, company, legal] = await Promise.all([
    resolved(menu?.links, firstLinks.menu),
    resolved(footer?.companyLinks, firstLinks.company),
    resolved(footer?.legalLinks, firstLinks.legal),
  ]);
  return { menu: links, company, legal };
}

/** What leads to a page that visitors do not find is left out. */
async function resolved(
  rows: readonly Row[] | null | undefined,
  first: readonly Row[],
): Promise<MenuLink[]> {
  const found = await Promise.all(
    (rows ?? first).map(async (row): Promise<MenuLink | undefined> => {
      if (row.blockType === 'industries')
        return { label: row.words, href: '/industries', isIndustries: true };
      const href = await linkAddress(row.link);
      return href === undefined ? undefined : { label: row.link.words ?? '', href };
    }),
  );
  return found.filter((link) => link !== undefined);
}
