import { groundFromSeed, placeFaults } from '../geometry/ground-from-seed';
import { GroundSection } from '../paint/ground-section';
import { drawSection } from '../geometry/section';
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

const WIDTH = 1600;

/** A low strip of ground across the page: some strata, and the one layer that takes their place. */
export function StrataBand({ layers, seed, id, height, className }: StrataBandProps) {
  const character = groundFromSeed(seed);
  const calm = height / 380;
  const surface = 16;
  const section = drawSection({
    width: WIDTH,
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
    left: -20,
    tint: character.tint,
    hatch: character.hatch,
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      // A layer of its own: where Chromium paints in software, clipped patterns wipe what lies behind.
      className={classNames('will-change-transform', className)}
    >
      <GroundSection section={section} id={id} />
    </svg>
  );
}
