import type { ReactNode } from 'react';

import { StaffFrame } from '@/inbox/frame/staff-frame';
import { getBrand } from '@/site/content';
import { BuildingElevation, GroundStrip } from '@/site/drawings';
import type { BuildingName } from '~/collections/fields/building-names';

/** As many as the screen has room for, from the right. */
const street: BuildingName[] = ['real-estate', 'education', 'plain', 'fintech'];

/** Four strata that end where the one layer takes their depth. */
const strata = [
  { hatch: 0, height: 'h-11' },
  { hatch: 3, height: 'h-8' },
  { hatch: 2, height: 'h-13' },
  { hatch: 6, height: 'h-10' },
];

/** Upper edge and lower edge of the accent, on a field of 1000 by 100. */
const oneLayer = 'M230 58C480 56 560-1 790-1H1010V101H770C560 101 480 62 230 58Z';

interface LoginViewProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A page of the sign-in. Its form is the first house of a street, and stands on the same ground. */
export async function LoginView({ heading, lead, children }: LoginViewProps) {
  return (
    <StaffFrame brand={await getBrand()}>
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
    </StaffFrame>
  );
}

const StaffGround = () => (
  <div aria-hidden="true" className="relative flex-none border-t-[3px] border-ink">
    {strata.map(({ hatch, height }) => (
      <GroundStrip key={hatch} hatch={hatch} className={`${height}!`} />
    ))}
    <svg
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className="ground-grows absolute inset-0 size-full overflow-hidden"
    >
      <path d={oneLayer} vectorEffect="non-scaling-stroke" className="ground-layer" />
    </svg>
  </div>
);
