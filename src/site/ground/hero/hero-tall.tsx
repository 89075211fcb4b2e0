import { GroundSection } from '../paint/ground-section';
import type { HeroViewProps } from './hero-wide';
import { LayerDiscs } from '../paint/layer-discs';
import { drawSection } from '../geometry/section';
import { standInRow } from '../geometry/street';
import { StreetRow } from '../paint/street-row';
import { TitleInAccent } from '../paint/title-in-accent';

const WIDTH = 750;
const HEIGHT = 690;
const SURFACE = 160;
/** More than these would be too small to read on a phone. */
const MOST_BUILDINGS = 6;
const DROPS = [20, -30];
const LEANS = [0.28, 0.16];

export function HeroTall({ tools, title, caption, buildings, label, id }: HeroViewProps) {
  const { standing, breaks } = standInRow({
    buildings: evenlyFrom(buildings, MOST_BUILDINGS),
    from: 8,
    to: WIDTH - 8,
    scale: 0.86,
    breaksAfter: [1, 2],
  });
  const section = drawSection({
    width: WIDTH,
    height: HEIGHT,
    surface: SURFACE,
    layers: tools.length,
    above: Math.floor(tools.length / 2),
    tip: 366,
    end: 690,
    faults: breaks.map((x, index) => ({ x, drop: DROPS[index] ?? 0, lean: LEANS[index] })),
    foldHeight: 11,
    phase: 10,
    left: -20,
  });
  return (
    <svg className="ground-tall" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <g className="ground-small">
        <StreetRow standing={standing} surfaceAt={section.surfaceAt} />
      </g>
      <GroundSection section={section} id={id} />
      <LayerDiscs
        section={section}
        count={tools.length}
        columns={[40, 84]}
        top={SURFACE}
        bottom={HEIGHT}
      />
      <TitleInAccent
        {...{ section, title, caption }}
        right={WIDTH - 32}
        size={78}
        captionSize={27}
      />
    </svg>
  );
}

/** A few of a list, from its whole length. */
function evenlyFrom<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  const rank = (index: number) => Math.floor((index * most) / list.length);
  return list.filter((_, index) => rank(index) !== rank(index - 1));
}
