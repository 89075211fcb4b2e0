import type { ReactNode } from 'react';

import { AccountBar } from './account-bar';
import { SessionKeeper } from './session-keeper';
import { StaffFrame } from './staff-frame';
import { TextLink } from '@/components/ui/text-link';

interface StaffPageProps {
  brand: string;
  email: string;
  session: { expiresAt: number; serverTime: number };
  heading: string;
  children: ReactNode;
}

/** A page beside the inbox, for who is signed in. */
export function StaffPage({ brand, email, session, heading, children }: StaffPageProps) {
  return (
    <StaffFrame brand={brand} account={<AccountBar email={email} />}>
      <SessionKeeper session={session} />
      <main id="main" className="max-w-[1080px] flex-1 px-5 pt-3 pb-16 text-[15px]">
        <p>
          <TextLink href="/admin" prefetch={false}>
            Back to the inbox
          </TextLink>
        </p>
        <h1 className="mt-4 text-[26px] leading-[1.2] tracking-[-0.02em]">{heading}</h1>
        {children}
      </main>
    </StaffFrame>
  );
}
