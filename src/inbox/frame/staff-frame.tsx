import Link from 'next/link';
import type { ReactNode } from 'react';

import type { Role } from '@/accounts/rights';
import { LogOutButton, SessionKeeper } from '@/accounts/session';
import { classNames } from '@/ui/class-names';
import { BrandMark } from '@/ui/brand-mark';
import { TextLink } from '@/ui/text-link';

import { BackToInbox, ForgetDrafts } from './in-this-tab';
import { PageOf } from './only-for';

interface StaffFrameProps {
  brand: string;
  /** Whose page it is, once somebody is signed in. */
  role?: Role;
  /** What stands at the bar's right end. */
  account?: ReactNode;
  /** The id of what the link before all others leads to. */
  content?: string;
  children: ReactNode;
}

/** The deep bar with its accent foot, and the page under it. */
export function StaffFrame({ brand, role, account, content = 'main', children }: StaffFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-sheet print:has-[aside]:[&>:not(main)]:hidden text-[14px] leading-[1.4]">
      <a
        href={`#${content}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-accent focus:px-4 focus:py-2 focus:text-accent-ink"
      >
        Skip to content
      </a>
      <header className="print:hidden flex h-14 flex-none items-center gap-4 border-b-4 border-accent bg-deep px-5 text-deep-ink max-sm:gap-2.5">
        <Link
          href="/"
          prefetch={false}
          className="flex min-h-11 items-center gap-3 text-[18px] font-[680] tracking-[-0.02em] outline-accent! stretch-88"
        >
          <BrandMark className="h-4 w-8" />
          {/* The narrowest phones have room for its mark. */}
          <span className="max-[380px]:sr-only">{brand}</span>
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-4 max-sm:gap-2.5">{account}</div>
      </header>
      {role ? <PageOf role={role}>{children}</PageOf> : children}
    </div>
  );
}

/** Who is signed in, and the way out. The address leads to the account. */
export function AccountBar({ email, palette }: { email: string; palette?: ReactNode }) {
  return (
    <>
      {palette}
      <Link
        href="/admin/account"
        prefetch={false}
        aria-label={`Account of ${email}`}
        className="flex min-h-11 min-w-0 items-center text-deep-soft outline-accent! hover:text-deep-ink"
      >
        <span className="truncate max-sm:hidden">{email}</span>
        <span className="sm:hidden">Account</span>
      </Link>
      <ForgetDrafts />
      <LogOutButton />
    </>
  );
}

interface StaffPageProps {
  brand: string;
  user: { readonly email: string; readonly role: Role };
  /** Of staff; nothing here keeps a marketer's. */
  session: { expiresAt: number; serverTime: number } | null;
  heading: string;
  /** It takes all of the screen: a board, or a table of many columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page beside the inbox, or beside the panel for a marketer. */
export function StaffPage({ brand, user, session, heading, isWide, children }: StaffPageProps) {
  return (
    <StaffFrame brand={brand} role={user.role} account={<AccountBar email={user.email} />}>
      {session ? <SessionKeeper session={session} /> : null}
      <main
        id="main"
        className={classNames(
          'min-w-0 flex-1 px-5 pt-3 pb-16 text-[15px]',
          !isWide && 'max-w-[1080px]',
        )}
      >
        <p className="print:hidden">
          {session ? <BackToInbox /> : <TextLink href="/cms">Back to the panel</TextLink>}
        </p>
        <h1 className="mt-4 text-[26px] leading-[1.2] tracking-[-0.02em]">{heading}</h1>
        {children}
      </main>
    </StaffFrame>
  );
}
