import { ChevronDown } from 'lucide-react';
import Link from 'next/link';

import { ButtonLink } from '@/components/ui/button';

import { Brand } from './brand';
import { HeaderBehaviour } from './header-behaviour';
import { IndustriesMenu, type MenuIndustry } from './industries-menu';
import { SiteMenu, type SiteMenuProps } from './site-menu';
import { headerIds, mainLinks } from './site-paths';

const navItem =
  'flex min-h-11 items-center gap-1 border-b-3 border-transparent hover:border-ink aria-[current]:border-one';

/** Works without JavaScript: both menus are popovers. `HeaderBehaviour` adds the rest. */
export function SiteHeader({
  industries,
  ...menu
}: SiteMenuProps & { industries: MenuIndustry[] }) {
  return (
    <>
      <header id={headerIds.header} className="group sticky top-0 z-20 bg-paper print:hidden">
        <div className="page-width flex h-16 items-center gap-8 nav:h-19">
          <Brand name={menu.brand} />
          <nav aria-label="Main" className="ml-auto hidden gap-7 text-[16px] nav:flex">
            <Link href="/" prefetch={false} className={navItem}>
              Home
            </Link>
            <button
              type="button"
              popoverTarget={headerIds.industries}
              aria-controls={headerIds.industries}
              className={navItem}
            >
              Industries
              <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4" />
            </button>
            {mainLinks.map(({ label, href }) => (
              <Link key={href} href={href} prefetch={false} className={navItem}>
                {label}
              </Link>
            ))}
          </nav>
          <ButtonLink href="/quote" small className="max-nav:hidden">
            Get Started
          </ButtonLink>
          <button
            type="button"
            popoverTarget={headerIds.menu}
            aria-controls={headerIds.menu}
            aria-label="Open menu"
            className="-mr-2 ml-auto flex h-12 w-12 flex-col justify-between px-2 py-3 nav:hidden"
          >
            <span className="h-0.5 bg-ink" />
            <span className="menu-middle h-0.5 bg-ink" />
            <span className="h-0.5 bg-ink" />
          </button>
        </div>
        <div className="header-lines" aria-hidden="true" />
      </header>
      <IndustriesMenu industries={industries} />
      <SiteMenu {...menu} />
      <HeaderBehaviour />
    </>
  );
}
