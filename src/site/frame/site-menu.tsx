import type { ReactNode } from 'react';

import { ButtonLink } from '@/ui/button';
import type { SiteSetting } from '@/payload-types';
import type { navigation, SmallWords, Texts } from '@/words';

import { NavLink } from './nav-link';
import type { MenuLink, SiteLink } from '../content';

import { headerIds } from './site-paths';
import { SearchForm } from '../sections/search/search-form';
import { SocialLinks } from './social-links';

export interface SiteMenuProps {
  words: Texts<typeof navigation>;
  links: readonly MenuLink[];
  socialLinks: SiteSetting['socialLinks'];
  copyright: ReactNode;
  /** Undefined where visitors cannot search. */
  search?: SmallWords['search'] | undefined;
}

const entry =
  'block border-b border-line py-2.5 focus-visible:-outline-offset-3 aria-[current]:border-b-3 aria-[current]:border-accent aria-[current]:font-[740]';

/** What small screens show instead of the header's links. */
export function SiteMenu({ words, links, socialLinks, copyright, search }: SiteMenuProps) {
  return (
    <nav
      id={headerIds.menu}
      popover="auto"
      aria-label={words.spoken.menu}
      className="inset-x-0 top-(--header-height) h-[calc(100dvh-var(--header-height))] w-full overflow-auto bg-paper text-ink nav:hidden"
    >
      <div className="page-width flex min-h-full flex-col pt-3 pb-7">
        <ul className="text-[26px] font-[620] tracking-[-0.015em] stretch-88">
          {links.map(({ label, href, below }, index) => (
            <li key={index}>
              {below ? (
                <Below label={label} links={below} />
              ) : (
                <NavLink href={href} className={entry}>
                  {label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
        {search ? <SearchForm id="search-in-menu" words={search} className="pt-6" /> : null}
        <div className="mt-auto pt-6">
          <ButtonLink href="/quote" className="mb-4 w-full">
            {words.menu.getStarted}
          </ButtonLink>
          <SocialLinks links={socialLinks} />
          <p className="text-small text-ink-soft">{copyright}</p>
        </div>
      </div>
    </nav>
  );
}

/** A list within the menu: all of it stands there. */
const Below = ({ label, links }: { label: string; links: readonly SiteLink[] }) => (
  <>
    <p className="border-b border-line py-2.5">{label}</p>
    <ul aria-label={label} className="pl-4 text-[20px] font-[560]">
      {links.map((link, index) => (
        <li key={index}>
          <NavLink href={link.href} className={entry}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  </>
);
