import { curveTo, lineTo, moveTo, smoothstep } from '../geometry/curve';

export type MergeLinesProps = {
  /** How many steps the merging takes: the columns that stand under the drawing. */
  steps: number;
  /** How many lines there are at the start; nine unless told. */
  lines?: number;
};

const WIDTH = 1000;
const HEIGHT = 160;
const MIDDLE = HEIGHT / 2;
/** The accent starts as thin as one of the lines. */
const THIN = 1.6;
const field = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' };

/** Thin lines that are swallowed over a number of steps until the accent has the whole height. */
export function MergeLines({ steps, lines = 9 }: MergeLinesProps) {
  const pitch = (HEIGHT - 2) / (lines - 1);
  const column = WIDTH / steps;
  // The accent swells just before each next column, so that each step's share stands above it.
  const swells = Array.from({ length: steps - 1 }, (_, index) => column * (index + 1));
  const half = (x: number) =>
    swells.reduce(
      (sum, at) =>
        sum + ((MIDDLE - THIN) / swells.length) * smoothstep(at - column * 0.36, at - 4, x),
      THIN,
    );
  const upper = (x: number) => MIDDLE - half(x);
  const lower = (x: number) => MIDDLE + half(x);
  const heights = Array.from({ length: lines }, (_, index) => 1 + index * pitch);
  return (
    <div className="ground-merge" aria-hidden="true">
      <svg {...field}>
        <path
          className="ground-thin"
          d={heights.map((y) => `${moveTo([0, y])}h${WIDTH}`).join('')}
        />
      </svg>
      <svg {...field} className="ground-grows">
        <path
          className="ground-swell"
          d={
            moveTo([0, upper(0)]) +
            curveTo(upper, 0, WIDTH) +
            lineTo([WIDTH, lower(WIDTH)]) +
            `${curveTo(lower, WIDTH, 0)}z`
          }
        />
      </svg>
    </div>
  );
}
