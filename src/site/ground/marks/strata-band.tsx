import { groundFromSeed, placeFaults } from '../geometry/ground-from-seed';
import { GroundSection } from '../paint/ground-section';
import { drawSection } from '../geometry/section';
import { PAST_WIDE, WIDE } from '../geometry/wide';
import { classNames } from '@/ui/class-names';

export interface StrataBandProps {
  layers: number;
  /** Faults, fold, tints and hatches. */
  seed: number;
  /** Tells its paths from those of another drawing on the page. */
  id: string;
  /** The picture is 1600 wide. */
  height: number;
  className?: string;
}

/** A low strip of ground across the page: some strata, and the one layer that takes their place. */
export function StrataBand({ layers, seed, id, height, className }: StrataBandProps) {
  const character = groundFromSeed(seed);
  const calm = height / 380;
  const surface = 16;
  const section = drawSection({
    width: WIDE,
    height,
    surface,
    layers,
    above: Math.floor(layers / 2),
    tip: 700,
    end: 1180,
    faults: placeFaults(
      character,
      [
        { x: 250, reach: 60 },
        { x: 520, reach: 40 },
      ],
      calm,
    ),
    foldHeight: character.foldHeight * calm,
    phase: character.phase,
    dip: character.dip * calm,
    left: -PAST_WIDE,
    right: WIDE + PAST_WIDE,
    tint: character.tint,
    hatch: character.hatch,
  });
  return (
    <div aria-hidden="true" className={classNames('ground-accented overflow-clip', className)}>
      <svg
        viewBox={`0 0 ${WIDE} ${height}`}
        preserveAspectRatio="xMidYMin slice"
        // A layer of its own: where Chromium paints in software, clipped patterns wipe what lies behind.
        className="ground-past-sides h-full w-full will-change-transform"
      >
        <GroundSection section={section} id={id} />
      </svg>
    </div>
  );
}
