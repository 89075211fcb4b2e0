import type { ReactNode } from 'react';

import { SessionKeeper } from '@/accounts/session';
import { TextLink } from '@/ui/text-link';

import { AccountBar } from './account-bar';
import { BackToInbox } from './inbox-place';
import { StaffFrame } from './staff-frame';

interface StaffPageProps {
  brand: string;
  email: string;
  /** Of staff; nothing here keeps a marketer's. */
  session: { expiresAt: number; serverTime: number } | null;
  heading: string;
  children: ReactNode;
}

/** A page beside the inbox, or beside the panel for a marketer. */
export function StaffPage({ brand, email, session, heading, children }: StaffPageProps) {
  return (
    <StaffFrame brand={brand} account={<AccountBar email={email} />}>
      {session ? <SessionKeeper session={session} /> : null}
      <main id="main" className="max-w-[1080px] flex-1 px-5 pt-3 pb-16 text-[15px]">
        <p>{session ? <BackToInbox /> : <TextLink href="/cms">Back to the panel</TextLink>}</p>
        <h1 className="mt-4 text-[26px] leading-[1.2] tracking-[-0.02em]">{heading}</h1>
        {children}
      </main>
    </StaffFrame>
  );
}
