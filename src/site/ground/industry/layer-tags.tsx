import { round } from '../geometry/curve';
import { LARGEST_LABEL_SIZE, squeezedLength, textWidth } from '../geometry/text-width';

export type LayerTagsProps = {
  layers: readonly string[];
  /** The middle of each tag. */
  heights: readonly number[];
  x: number;
  tagHeight: number;
  /** How much room a name has; longer ones get narrower letters. */
  room: number;
};

/** Numbered names on the strata themselves. */
export function LayerTags({ layers, heights, x, tagHeight, room }: LayerTagsProps) {
  return layers.map((layer, index) => {
    const y = heights[index] ?? 0;
    const length = squeezedLength(layer, room);
    const width = length ?? textWidth(layer, LARGEST_LABEL_SIZE);
    return (
      <g key={layer}>
        <rect
          className="ground-tag"
          x={x}
          y={round(y - tagHeight / 2)}
          width={Math.round(width + 50)}
          height={round(tagHeight)}
        />
        <text className="ground-label" x={x + 11} y={round(y + 6.5)}>
          <tspan className="ground-bold">{index + 1}</tspan>
          <tspan x={x + 36} textLength={length} lengthAdjust={length && 'spacingAndGlyphs'}>
            {layer}
          </tspan>
        </text>
      </g>
    );
  });
}
