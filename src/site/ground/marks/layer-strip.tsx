import { round } from '../geometry/curve';
import { groundFromSeed } from '../geometry/ground-from-seed';
import { layerStyle } from '../paint/ground-hatches';

export type LayerStripProps = {
  /** The layers that one solution replaces, counted from 1 at the surface. */
  layers: readonly number[];
  /** How many layers the page's section has; others are left out. */
  total: number;
  /** The same seed as the section's, so that hatches and tints agree. */
  seed: number;
};

const HEIGHT = 56;

/** The layers that one solution replaces, on their way into the one layer. */
export function LayerStrip({ layers, total, seed }: LayerStripProps) {
  const first = groundFromSeed(seed);
  const shown = layers.filter((layer) => layer >= 1 && layer <= total);
  const height = HEIGHT / Math.max(1, shown.length);
  return (
    <svg className="ground-layers" height={HEIGHT} aria-hidden="true">
      {shown.map((layer, index) => {
        const { tint, hatch } = layerStyle(layer - 1, first);
        const place = { y: round(index * height), width: '46%', height: round(height) };
        return (
          <g key={layer}>
            <rect className={`ground-t${tint}`} {...place} />
            <rect fill={`url(#ground-h${hatch})`} {...place} />
          </g>
        );
      })}
      <rect className="ground-solid" x="46%" width="54%" height={HEIGHT} />
    </svg>
  );
}
