import { GroundStrip } from '@/site/drawings';

/** Four strata that end where the one layer takes their depth. */
const strata = [
  { hatch: 0, height: 'h-11' },
  { hatch: 3, height: 'h-8' },
  { hatch: 2, height: 'h-13' },
  { hatch: 6, height: 'h-10' },
];

/** Upper edge and lower edge of the accent, on a field of 1000 by 100. */
const oneLayer = 'M230 58C480 56 560-1 790-1H1010V101H770C560 101 480 62 230 58Z';

export function StaffGround() {
  return (
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
}
