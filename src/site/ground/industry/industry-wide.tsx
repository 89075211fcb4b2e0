import type { BuildingName } from '~/collections/fields/building-names';
import { round } from '../geometry/curve';
import { BUILDING_DRAWINGS } from '../drawings/buildings';
import { placeFaults, type GroundCharacter } from '../geometry/ground-from-seed';
import { GroundSection } from '../paint/ground-section';
import { LayerTags } from './layer-tags';
import { drawSection } from '../geometry/section';
import { spread } from '../geometry/spread';
import { baseline } from '../geometry/street';
import { MainBuilding } from './main-building';
import { StreetRow } from '../paint/street-row';
import { standInStreet } from './street-scene';
import { LARGEST_LABEL_SIZE, squeezedLength, textWidth } from '../geometry/text-width';
import { TitleInAccent } from '../paint/title-in-accent';
import { PAST_WIDE, WIDE } from '../geometry/wide';

const HEIGHT = 690;
const SURFACE = 310;
const MARGIN = 64;
const SCALE = 2.2;
const STREET_X = 378;
/** The words of the opening reach into it, over the right end of the street. */
const LEAST_SKY = 264;
/** Names must end before the first fault, the words above them before the street. */
const NAME_ROOM = 206;
const WORDS_ROOM = STREET_X - MARGIN - 16;

export type IndustryViewProps = {
  layers: readonly string[];
  title: string;
  caption: string;
  building: BuildingName;
  character: GroundCharacter;
  label: string;
  id: string;
};

type Props = IndustryViewProps & { above?: string; below?: string };

export function IndustryWide(props: Props) {
  const { layers, title, caption, building, character, label, id, above, below } = props;
  const [main, ...others] = standInStreet({
    building,
    originX: STREET_X,
    scale: SCALE,
    from: STREET_X,
    to: WIDE,
  });
  const section = drawSection({
    width: WIDE,
    height: HEIGHT,
    surface: SURFACE,
    layers: layers.length,
    above: Math.floor(layers.length / 2),
    tip: 760,
    end: 1300,
    // The first gap lies right of the tags, the second before the main building.
    faults: placeFaults(character, [
      { x: 348, reach: 14 },
      { x: STREET_X + 125 * SCALE, reach: 16 },
    ]),
    foldHeight: character.foldHeight,
    phase: character.phase,
    dip: character.dip,
    tint: character.tint,
    hatch: character.hatch,
    left: -PAST_WIDE,
    right: WIDE + PAST_WIDE,
  });
  // The words stand clear of the ground, also where it rises below their end.
  const wordsEnd = MARGIN + Math.min(WORDS_ROOM, textWidth(below ?? '', LARGEST_LABEL_SIZE));
  const underWords = Math.min(section.surfaceAt(MARGIN), section.surfaceAt(wordsEnd));
  // A low building needs less sky.
  const sky = Math.max(LEAST_SKY, BUILDING_DRAWINGS[building].height * SCALE + 18);
  const top = Math.max(0, Math.round(SURFACE - sky));
  const tagHeight = Math.min(36, (HEIGHT - SURFACE) / layers.length - 12);
  const tags = spread(
    layers.map((_, index) => section.middleOf(index, MARGIN + 90)),
    tagHeight + 4,
    section.surfaceAt(MARGIN) + tagHeight / 2 + 6,
    HEIGHT - tagHeight / 2 - 10,
  );
  return (
    <div className="ground-wide ground-scene">
      {main && (
        <MainBuilding
          building={building}
          x={main.x}
          y={baseline(section.surfaceAt, main)}
          scale={main.scale}
          width={WIDE}
          top={top}
          height={HEIGHT - top}
        />
      )}
      <svg viewBox={`0 ${top} ${WIDE} ${HEIGHT - top}`} role="img" aria-label={label}>
        <StreetRow standing={others} surfaceAt={section.surfaceAt} />
        <GroundSection section={section} id={id} />
        {[above, below].map(
          (words, index) =>
            words && (
              <text
                key={words}
                className="ground-label"
                x={MARGIN}
                y={round(underWords - (index === 0 ? 50 : 22))}
                textLength={squeezedLength(words, WORDS_ROOM)}
                lengthAdjust="spacingAndGlyphs"
              >
                {words}
              </text>
            ),
        )}
        <LayerTags {...{ layers, tagHeight }} heights={tags} x={MARGIN} room={NAME_ROOM} />
        <TitleInAccent
          {...{ section, title, caption }}
          right={WIDE - MARGIN}
          size={100}
          captionSize={24}
          isHigh
        />
      </svg>
    </div>
  );
}
