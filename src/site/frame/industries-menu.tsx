import type { BuildingName } from '~/collections/fields/building-names';
import type { navigation, Texts } from '@/words';
import { BuildingFrame } from '../drawings';

import { NavLink } from './nav-link';
import { headerIds } from './site-paths';

export interface MenuIndustry {
  title: string;
  slug: string;
  building: BuildingName;
}

interface IndustriesMenuProps {
  words: Texts<typeof navigation>;
  industries: MenuIndustry[];
}

/** The dropdown: every industry with its building, which its script draws, in three columns. */
export function IndustriesMenu({ words, industries }: IndustriesMenuProps) {
  return (
    <nav
      id={headerIds.industries}
      popover="auto"
      aria-label={words.spoken.industries}
      className="inset-x-0 top-(--header-height) max-h-[calc(100dvh-var(--header-height))] w-full overflow-auto border-b-3 border-ink bg-sheet pt-6 pb-8 text-[17px] text-ink"
    >
      <ul className="page-width grid grid-cols-3 gap-x-[clamp(24px,4vw,64px)]">
        {industries.map(({ title, slug, building }) => (
          <li key={slug}>
            <NavLink
              href={`/industries/${slug}`}
              className="flex items-end gap-5 border-b border-line pt-2.5 text-[18px] font-[560] hover:border-accent hover:shadow-[0_3px_var(--accent)] aria-[current]:border-ink aria-[current]:font-[680] forced-colors:not-aria-[current]:border-b-0 focus-visible:-outline-offset-3"
            >
              <BuildingFrame
                building={building}
                small
                className="hidden w-[84px] shrink-0 in-data-scheme:block"
              />
              <span className="pb-1.5">{title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <p className="page-width pt-5">
        <NavLink
          href="/industries"
          className="inline-flex min-h-11 items-center font-[560] underline underline-offset-4"
        >
          {words.menu.allIndustries}
        </NavLink>
      </p>
    </nav>
  );
}
