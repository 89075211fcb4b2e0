import { ChevronDown, Search } from 'lucide-react';
import { Fragment } from 'react';

import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { searchPath } from '~/collections/search/path';

import type { MenuLink } from '../content';
import { Brand } from './brand';
import { IndustriesMenu, type MenuIndustry } from './industries-menu';
import { LinksMenu } from './links-menu';
import { MenuButton, NavLink } from './nav-link';
import { SiteMenu, type SiteMenuProps } from './site-menu';
import { headerIds, idOfList } from './site-paths';

interface SiteHeaderProps extends SiteMenuProps {
  brand: string;
  industries: MenuIndustry[];
}

const navItem =
  'flex min-h-11 items-center gap-1 border-b-3 border-transparent hover:border-ink aria-[current]:border-accent aria-[current]:font-[620] forced-colors:not-aria-[current]:border-b-0';

/**
 * Works without JavaScript: both menus are popovers. `startHeader` adds the rest. At 400% zoom it goes with the
 * page, of which it would cover a third.
 */
export function SiteHeader({ brand, industries, ...menu }: SiteHeaderProps) {
  const { words, links, search } = menu;
  const industriesAt = links.findIndex(({ isIndustries }) => isIndustries);
  return (
    <>
      <header
        id={headerIds.header}
        className="sticky top-0 z-20 bg-paper [@media(height<320px)]:static print:hidden"
      >
        <div className="page-width flex h-16 items-center gap-8 nav:h-19">
          <Brand name={brand} />
          <nav aria-label={words.spoken.main} className="ml-auto hidden gap-7 text-[16px] nav:flex">
            {links.map((link, index) => (
              <Fragment key={index}>
                <HeaderEntry link={link} index={index} />
                {/* Whoever reads on from what has opened it comes to it next. */}
                {link.below ? (
                  <LinksMenu id={idOfList(index)} label={link.label} links={link.below} />
                ) : null}
                {index === industriesAt ? (
                  <IndustriesMenu words={words} industries={industries} />
                ) : null}
              </Fragment>
            ))}
          </nav>
          {/* The links may take all the room up to here (globals/navigation-links.ts); the foot has it, too. */}
          {search ? (
            <NavLink
              href={searchPath}
              className={classNames(navItem, '-mx-2 px-2 max-[66rem]:hidden')}
            >
              <Search aria-hidden="true" strokeWidth={1.5} className="size-5" />
              <span className="sr-only">{search.title}</span>
            </NavLink>
          ) : null}
          <ButtonLink href="/quote" small className="max-nav:hidden">
            {words.menu.getStarted}
          </ButtonLink>
          <button
            type="button"
            popoverTarget={headerIds.menu}
            aria-controls={headerIds.menu}
            aria-label={words.spoken.openMenu}
            data-to-open={words.spoken.openMenu}
            data-to-close={words.spoken.closeMenu}
            // Forced colours take away grounds, and with them the lines.
            className="group -mr-2 ml-auto flex h-12 w-12 flex-col justify-between px-2 py-3 nav:hidden forced-colors:border forced-colors:*:forced-color-adjust-none forced-colors:*:bg-[ButtonText]"
          >
            <span className="h-0.5 bg-ink" />
            {/* Open, the middle line is the one layer. */}
            <span className="h-0.5 bg-ink group-aria-expanded:-my-1.5 group-aria-expanded:h-3.5 group-aria-expanded:bg-accent" />
            <span className="h-0.5 bg-ink" />
          </button>
        </div>
        <div className="header-lines" aria-hidden="true" />
      </header>
      <SiteMenu {...menu} />
    </>
  );
}

interface HeaderEntryProps {
  readonly link: MenuLink;
  /** Its place in the menu. */
  readonly index: number;
}

/** A link, or what opens a list of them. */
function HeaderEntry({ link: { label, href, isIndustries, below }, index }: HeaderEntryProps) {
  if (!isIndustries && !below)
    return (
      <NavLink href={href} className={navItem}>
        {label}
      </NavLink>
    );
  const menu = below ? idOfList(index) : headerIds.industries;
  const hrefs = below ? below.map((each) => each.href) : [href];
  return (
    <MenuButton menu={menu} hrefs={hrefs} className={navItem}>
      {label}
      <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4" />
    </MenuButton>
  );
}
