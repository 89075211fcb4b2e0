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
  /** Opens these; its own address is that of the first. */
  readonly below?: readonly SiteLink[];
}

type Row =
  | { readonly blockType: 'link'; readonly link: LinkTo }
  | { readonly blockType: 'industries'; readonly words: string }
  | {
      readonly blockType: 'list';
      readonly words: string;
      readonly links: readonly { readonly link: LinkTo }[];
    };

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
  const found = await Promise.all((rows ?? first).map(entryOf));
  return found.filter((link) => link !== undefined);
}

async function entryOf(row: Row): Promise<MenuLink | undefined> {
  switch (row.blockType) {
    case 'industries':
      return { label: row.words, href: '/industries', isIndustries: true };
    case 'list': {
      const links = await Promise.all(row.links.map(({ link }) => linkOf(link)));
      const below = links.filter((link) => link !== undefined);
      const [first] = below;
      return first && { label: row.words, href: first.href, below };
    }
    default:
      return linkOf(row.link);
  }
}

async function linkOf(link: LinkTo): Promise<SiteLink | undefined> {
  const href = await linkAddress(link);
  return href === undefined ? undefined : { label: link.words ?? '', href };
}
