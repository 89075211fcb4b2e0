'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

import { Link } from '@/ui/link';

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link of the menus. The server already says which one is the current page. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const within = href !== '/' && pathname.startsWith(`${href}/`);
  const current = pathname === href ? 'page' : within || undefined;
  return (
    <Link href={href} aria-current={current} className={className}>
      {children}
    </Link>
  );
}

interface MenuButtonProps extends Omit<NavLinkProps, 'href'> {
  /** The id of what it opens. */
  menu: string;
  /** The pages that stand in there. */
  hrefs: readonly string[];
}

/** Opens a dropdown, also without JavaScript. */
export function MenuButton({ menu, hrefs, className, children }: MenuButtonProps) {
  const pathname = usePathname();
  const current = hrefs.some(
    (href) => pathname === href || (href !== '/' && pathname.startsWith(`${href}/`)),
  );
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-controls={menu}
      aria-current={current || undefined}
      className={className}
    >
      {children}
    </button>
  );
}
