import { curveTo, lineTo, moveTo, smoothstep } from '../geometry/curve';
import { GROUND_HATCHES } from '../paint/ground-hatches';

const WIDTH = 1600;
const HEIGHT = 160;
/** Where the one layer begins, and where it has taken the whole depth. */
const TIP = 600;
const END = 1080;

/** A legal page's ground: one stratum a section, and all of them end in the one layer. */
export function ClauseStrata({ sections }: { sections: number }) {
  const strata = Array.from({ length: sections }, (_, section) => ({
    id: `ground-clause-${section}`,
    hatch: section % GROUND_HATCHES.length,
    path: drawStratum(section, sections),
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-[clamp(96px,10.4vw,200px)] w-full border-y-3 border-ink print:hidden"
    >
      <defs>
        {strata.map(({ id, path }) => (
          <path key={id} id={id} d={path} />
        ))}
      </defs>
      <rect x={TIP} width={WIDTH - TIP} height={HEIGHT} className="fill-accent" />
      {strata.map(({ id, hatch }) => (
        <g key={id}>
          <use href={`#${id}`} className={`ground-t${(hatch * 2) % 5}`} />
          <use href={`#${id}`} fill={`url(#ground-h${hatch})`} />
        </g>
      ))}
    </svg>
  );
}

function drawStratum(section: number, sections: number): string {
  // The strata below the axis are pressed to the bottom, the rest up.
  const isLow = section >= Math.ceil(sections / 2);
  const top = edge(section / sections, isLow);
  const bottom = edge((section + 1) / sections, isLow);
  const start = moveTo([0, top(0)]) + curveTo(top, 0, END);
  return `${start}${lineTo([END, bottom(END)])}${curveTo(bottom, END, 0)}z`;
}

/** @param level how deep the edge lies where nothing is pressed, 0 to 1 */
function edge(level: number, isLow: boolean): (x: number) => number {
  return (x) => {
    const left = 1 - smoothstep(TIP, END, x);
    const settled = isLow ? 1 - (1 - level) * left : level * left;
    const fold = 0.05 * left * Math.sin(Math.PI * level) * Math.sin(x / 130 + 1);
    return (settled + fold) * HEIGHT;
  };
}
