import { BUILDING_DRAWINGS } from '../drawings/buildings';
import { placeFaults } from '../geometry/ground-from-seed';
import { GroundSection } from '../paint/ground-section';
import type { IndustryViewProps } from './industry-wide';
import { LayerDiscs } from '../paint/layer-discs';
import { MAIN_X } from '../geometry/scenes';
import { drawSection } from '../geometry/section';
import { baseline } from '../geometry/street';
import { MainBuilding } from './main-building';
import { StreetRow } from '../paint/street-row';
import { standInStreet } from './street-scene';
import { TitleInAccent } from '../paint/title-in-accent';

const WIDTH = 750;
const HEIGHT = 660;
const SURFACE = 270;
const SCALE = 1.9;
const STREET_X = 152;

export function IndustryTall(props: IndustryViewProps) {
  const { layers, title, caption, building, character, label, id } = props;
  const [main, ...others] = standInStreet({
    building,
    originX: STREET_X - MAIN_X * SCALE,
    scale: SCALE,
    from: STREET_X,
    to: WIDTH - 4,
  });
  const section = drawSection({
    width: WIDTH,
    height: HEIGHT,
    surface: SURFACE,
    layers: layers.length,
    above: Math.floor(layers.length / 2),
    tip: 290,
    end: 610,
    faults: placeFaults(character, [{ x: 134, reach: 6 }], 0.8),
    foldHeight: character.foldHeight * 0.8,
    phase: character.phase,
    dip: character.dip * 0.6,
    tint: character.tint,
    hatch: character.hatch,
    left: -20,
  });
  // A low building needs less sky.
  const top = Math.max(0, Math.round(SURFACE - BUILDING_DRAWINGS[building].height * SCALE - 14));
  return (
    <div className="ground-tall ground-scene">
      {main && (
        <MainBuilding
          building={building}
          x={main.x}
          y={baseline(section.surfaceAt, main)}
          scale={main.scale}
          width={WIDTH}
          top={top}
          height={HEIGHT - top}
        />
      )}
      <svg viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`} role="img" aria-label={label}>
        <StreetRow standing={others} surfaceAt={section.surfaceAt} />
        <GroundSection section={section} id={id} />
        <LayerDiscs
          section={section}
          count={layers.length}
          columns={[38, 82]}
          top={section.surfaceAt(40)}
          bottom={HEIGHT}
        />
        <TitleInAccent
          {...{ section, title, caption }}
          right={WIDTH - 32}
          size={78}
          captionSize={27}
        />
      </svg>
    </div>
  );
}
