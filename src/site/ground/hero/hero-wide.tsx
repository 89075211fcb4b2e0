import type { BuildingName } from '~/collections/fields/building-names';
import { round } from '../geometry/curve';
import { GroundSection } from '../paint/ground-section';
import { drawSection } from '../geometry/section';
import { spread } from '../geometry/spread';
import { standInRow } from '../geometry/street';
import { StreetRow } from '../paint/street-row';
import { LARGEST_LABEL_SIZE, textWidth } from '../geometry/text-width';
import { TitleInAccent } from '../paint/title-in-accent';
import { PAST_WIDE, WIDE } from '../geometry/wide';

const HEIGHT = 590;
const SURFACE = 158;
const MARGIN = 64;
const NAME_X = MARGIN + 24;
const DROPS = [26, -36];

export type HeroViewProps = {
  tools: readonly string[];
  title: string;
  caption: string;
  buildings: readonly BuildingName[];
  label: string;
  id: string;
};

export function HeroWide({ tools, title, caption, buildings, label, id }: HeroViewProps) {
  const widest = Math.max(...tools.map((tool) => textWidth(tool, LARGEST_LABEL_SIZE)));
  const left = Math.round(Math.min(430, Math.max(250, NAME_X + widest + 36)));
  const { standing, breaks } = standInRow({
    buildings,
    from: left + 6,
    to: WIDE - 8,
    scale: 0.7,
    breaksAfter: [1, 3],
  });
  const section = drawSection({
    width: WIDE,
    height: HEIGHT,
    surface: SURFACE,
    layers: tools.length,
    above: Math.floor(tools.length / 2),
    tip: 770,
    end: 1420,
    faults: breaks.map((x, index) => ({ x, drop: DROPS[index] ?? 0 })),
    foldHeight: 14,
    phase: 40,
    dip: -12,
    left,
    right: WIDE + PAST_WIDE,
  });
  const dots = tools.map((_, index) => section.middleOf(index, left + 12));
  const labels = spread(dots, 32, SURFACE + 4, HEIGHT - 20);
  return (
    <svg className="ground-wide" viewBox={`0 0 ${WIDE} ${HEIGHT}`} role="img" aria-label={label}>
      <g className="ground-small">
        <StreetRow standing={standing} surfaceAt={section.surfaceAt} />
      </g>
      <GroundSection section={section} id={id} />
      {tools.map((tool, index) => {
        const y = round(labels[index] ?? 0);
        const dot = round(dots[index] ?? 0);
        const leadX = round(NAME_X + textWidth(tool, LARGEST_LABEL_SIZE) + 6);
        return (
          <g key={tool}>
            <path className="ground-lead" d={`M${leadX} ${y}H${left - 12}L${left + 12} ${dot}`} />
            <circle className="ground-ink" cx={left + 12} cy={dot} r="3" />
            <text className="ground-label" x={MARGIN} y={round(y + 6)}>
              <tspan className="ground-bold">{index + 1}</tspan>
              <tspan x={NAME_X}>{tool}</tspan>
            </text>
          </g>
        );
      })}
      <TitleInAccent
        {...{ section, title, caption }}
        right={WIDE - MARGIN}
        size={112}
        captionSize={24}
      />
    </svg>
  );
}
