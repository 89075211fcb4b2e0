import type { ReactNode } from 'react';

import { BuildingElevation } from '@/site/drawings';
import type { BuildingName } from '~/collections/fields/building-names';

import { StaffGround } from './staff-ground';

/** As many as the screen has room for, from the right. */
const street: BuildingName[] = ['real-estate', 'education', 'plain', 'fintech'];

interface LoginViewProps {
  heading?: string;
  lead?: string;
  children: ReactNode;
}

/** The form is the first house of a street, and stands on the same ground. */
export function LoginView({
  heading = 'Inbox',
  lead = 'For staff: contact messages and quote requests.',
  children,
}: LoginViewProps) {
  return (
    <main id="main" className="flex flex-1 flex-col justify-end bg-paper">
      <div className="flex items-end gap-x-[4vw] overflow-hidden px-page pt-10">
        <div className="w-full flex-none border-[1.5px] border-b-0 border-ink bg-sheet px-7 pt-7 pb-10 max-sm:px-5 sm:w-[400px]">
          <h1 className="text-[40px] leading-none">{heading}</h1>
          <p className="mt-3 text-[15px] text-ink-soft">{lead}</p>
          {children}
        </div>
        <div className="flex h-33 min-w-0 flex-1 flex-wrap items-end justify-end gap-x-4 overflow-hidden max-sm:hidden">
          {street.map((building) => (
            <div key={building} className="w-[176px]">
              <BuildingElevation building={building} small />
            </div>
          ))}
        </div>
      </div>
      <StaffGround />
    </main>
  );
}
