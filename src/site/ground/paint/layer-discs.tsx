import { round } from '../geometry/curve';
import type { Section } from '../geometry/section';
import { spread } from '../geometry/spread';

export type LayerDiscsProps = {
  section: Section;
  count: number;
  /** The two columns in which the discs alternate, so that nine fit. */
  columns: readonly [number, number];
  top: number;
  bottom: number;
};

/** Numbers on the strata of a tall drawing; the legend below it has the names. */
export function LayerDiscs({ section, count, columns, top, bottom }: LayerDiscsProps) {
  const radius = 18;
  const xs = Array.from({ length: count }, (_, index) => columns[index % 2 === 0 ? 0 : 1]);
  const wishes = xs.map((x, index) => section.middleOf(index, x));
  const heights = spread(wishes, radius * 1.7, top + radius, bottom - radius - 4);
  return xs.map((x, index) => {
    const y = round(heights[index] ?? 0);
    return (
      <g key={index}>
        <circle className="ground-disc" cx={x} cy={y} r={radius} />
        <text className="ground-number" x={x} y={round(y + 7.6)}>
          {index + 1}
        </text>
      </g>
    );
  });
}
