import { drawSection } from '../geometry/section';
import { groundFromSeed, placeFaults } from '../geometry/ground-from-seed';

export type ChapterGroundProps = {
  /** Faults, fold, tints and hatches. */
  seed: number;
};

const WIDTH = 520;
const HEIGHT = 420;
const SURFACE = 40;
const LAYERS = 6;
/** How far right of its place the one layer waits, in the picture's units (chapters.css). */
const AWAY = 560;

/** The ground of a case study: beside its chapters the one layer comes in (chapters.css), and at their end has come. */
export function ChapterGround({ seed }: ChapterGroundProps) {
  const { foldHeight, phase, tint, hatch, ...character } = groundFromSeed(seed);
  const shared = {
    ...{ width: WIDTH, height: HEIGHT, surface: SURFACE, layers: LAYERS, above: LAYERS / 2 },
    ...{ foldHeight: foldHeight * 0.7, phase, tint, hatch, left: -20 },
  };
  // Before, there is none: its tip lies far out of the picture.
  const before = drawSection({
    ...shared,
    tip: 2 * WIDTH,
    end: 3 * WIDTH,
    faults: placeFaults(
      { ...character, foldHeight, phase, tint, hatch },
      [
        { x: 120, reach: 20 },
        { x: 320, reach: 20 },
      ],
      0.7,
    ),
  });
  const after = drawSection({
    ...shared,
    tip: 24,
    end: 400,
    faults: [],
    right: WIDTH + AWAY,
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="ground-chapters"
    >
      {before.strata.map(({ path, tint: colour, hatch: lines }) => (
        <g key={path}>
          <path d={path} className={`ground-t${colour}`} />
          <path d={path} fill={`url(#ground-h${lines})`} />
        </g>
      ))}
      {before.faults.map(({ line, arrows }) => (
        <g key={line}>
          <path className="ground-fault" d={line} />
          <path className="ground-arrow" d={arrows} />
        </g>
      ))}
      <path className="ground-surface" d={before.surfaceLine} />
      <path className="ground-layer ground-arrives" d={after.oneLayer} />
    </svg>
  );
}
