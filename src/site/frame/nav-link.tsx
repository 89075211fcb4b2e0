'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

import { Link } from '@/ui/link';

import { headerIds } from './site-paths';

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

/** Opens the dropdown, also without JavaScript. */
export function IndustriesButton({ className, children }: Omit<NavLinkProps, 'href'>) {
  const current = /^\/industries(\/|$)/.test(usePathname());
  return (
    <button
      type="button"
      popoverTarget={headerIds.industries}
      aria-controls={headerIds.industries}
      aria-current={current || undefined}
      className={className}
    >
      {children}
    </button>
  );
}
