import type { SiteLink } from '../content';
import { NavLink } from './nav-link';

interface LinksMenuProps {
  readonly id: string;
  /** What opens it, for who cannot see that. */
  readonly label: string;
  readonly links: readonly SiteLink[];
}

/** A dropdown of links that editors made, as wide as that of the industries. */
export const LinksMenu = ({ id, label, links }: LinksMenuProps) => (
  <nav
    id={id}
    popover="auto"
    aria-label={label}
    className="inset-x-0 top-(--header-height) max-h-[calc(100dvh-var(--header-height))] w-full overflow-auto border-b-3 border-ink bg-sheet pt-6 pb-8 text-ink"
  >
    <ul className="page-width grid grid-cols-3 gap-x-[clamp(24px,4vw,64px)]">
      {links.map((link, index) => (
        <li key={index}>
          <NavLink
            href={link.href}
            className="flex min-h-11 items-end border-b border-line pt-2.5 pb-1.5 text-[18px] font-[560] hover:border-accent hover:shadow-[0_3px_var(--accent)] aria-[current]:border-ink aria-[current]:font-[680] focus-visible:-outline-offset-3"
          >
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
