import { GROUND_HATCHES, hatchClass } from '../../ground';
import { classNames } from '@/ui/class-names';

const width = 1600;
const height = 160;
/** Where the one layer begins, and where it has taken the whole depth. */
const tip = 600;
const end = 1080;
const pieces = 72;

interface ClauseSwatchProps {
  /** Counted from 0, as in the strip. */
  section: number;
  className?: string;
}

/** The hatch of one section, as a map's key has it. */
export function ClauseSwatch({ section, className }: ClauseSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('shrink-0 border border-ink', hatchClass(section), className)}
    />
  );
}

/** A legal page's ground: one stratum a section, and all of them end in the one layer. */
export function ClauseStrata({ sections }: { sections: number }) {
  const axis = Math.ceil(sections / 2);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-[clamp(96px,10.4vw,200px)] w-full border-y-3 border-ink print:hidden"
    >
      <rect x={tip} width={width - tip} height={height} className="fill-one" />
      {Array.from({ length: sections }, (_, section) => {
        const hatch = section % GROUND_HATCHES.length;
        const lower = section >= axis;
        const path = ribbon(edge(section, sections, lower), edge(section + 1, sections, lower));
        return (
          <g key={section}>
            <path d={path} className={`ground-t${(hatch * 2) % 5}`} />
            <path d={path} fill={`url(#ground-h${hatch})`} />
          </g>
        );
      })}
    </svg>
  );
}

/** How much of the depth the one layer has taken at x: 0 to 1. */
function taken(x: number): number {
  const q = Math.min(1, Math.max(0, (x - tip) / (end - tip)));
  return q * q * (3 - 2 * q);
}

/** The edge above a section; the strata below the axis are pressed to the bottom, the rest up. */
function edge(section: number, sections: number, lower: boolean): string[] {
  const level = section / sections;
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const x = (end * piece) / pieces;
    const left = 1 - taken(x);
    const settled = lower ? 1 - (1 - level) * left : level * left;
    const fold = 0.05 * left * Math.sin(Math.PI * level) * Math.sin(x / 130 + 1);
    return `${Math.round(x)} ${((settled + fold) * height).toFixed(1)}`;
  });
}

function ribbon(top: string[], bottom: string[]): string {
  return `M${[...top, ...bottom.reverse()].join('L')}Z`;
}
