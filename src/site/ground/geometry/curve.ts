export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a CSS pixel at most: finer costs bytes and shows nothing. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

/** Numbers side by side as SVG reads them: a minus sign needs no space before it. */
export function join(...numbers: readonly number[]): string {
  return numbers
    .map(round)
    .map((value, index) => (index === 0 || value < 0 ? short(value) : ` ${short(value)}`))
    .join('');
}

const short = (value: number) => `${value}`.replace(/^(-?)0\./, '$1.');

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How far a drawn curve may lie off the true one. Finer shows nothing, and each piece costs bytes. */
const TOLERANCE = 0.2;
const LONGEST_PIECE = 100;
const MOST_PIECES = 64;

/**
 * A smooth curve through y(x) as relative cubic commands, from where the pen is (x0, y(x0)), in as few
 * pieces as will do. They are even, so each first control point mirrors the last one and `s` can leave
 * it out.
 */
export function curveTo(y: (x: number) => number, x0: number, x1: number): string {
  // The slope is taken on the inner side of both ends, where a neighbouring piece may kink.
  const slope = (x: number) => {
    const low = Math.max(Math.min(x0, x1), x - 0.5);
    const high = Math.min(Math.max(x0, x1), x + 0.5);
    return high > low ? (y(high) - y(low)) / (high - low) : 0;
  };
  let count = Math.max(1, Math.ceil(Math.abs(x1 - x0) / LONGEST_PIECE));
  while (count < MOST_PIECES && !isClose({ y, slope, x0, x1 }, count)) count += 1;
  const h = (x1 - x0) / count;
  const at = (index: number): Point => [round(x0 + h * index), round(y(x0 + h * index))];
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const [fromX, fromY] = at(index);
    const [toX, toY] = at(index + 1);
    const dx = toX - fromX;
    const dy = toY - fromY;
    const lead = (slope(x0 + h * index) * h) / 3;
    const trail = dy - (slope(x0 + h * (index + 1)) * h) / 3;
    path +=
      index === 0
        ? `c${join(h / 3, lead, dx - h / 3, trail, dx, dy)}`
        : `s${join(dx - h / 3, trail, dx, dy)}`;
  }
  return path;
}

interface Curve {
  readonly y: (x: number) => number;
  readonly slope: (x: number) => number;
  readonly x0: number;
  readonly x1: number;
}

/** Whether so many cubic pieces with the curve's own slopes at their ends keep to it. */
function isClose({ y, slope, x0, x1 }: Curve, count: number): boolean {
  const h = (x1 - x0) / count;
  return Array.from({ length: count }, (_, index) => x0 + h * index).every((from) => {
    const [startY, endY] = [y(from), y(from + h)];
    const [startSlope, endSlope] = [slope(from) * h, slope(from + h) * h];
    return [0.25, 0.5, 0.75].every((t) => {
      const drawn =
        startY * (1 + 2 * t) * (1 - t) ** 2 +
        startSlope * t * (1 - t) ** 2 +
        endY * t ** 2 * (3 - 2 * t) +
        endSlope * t ** 2 * (t - 1);
      return Math.abs(drawn - y(from + h * t)) <= TOLERANCE;
    });
  });
}

export function moveTo([x, y]: Point): string {
  return `M${join(x, y)}`;
}

export function lineTo(...points: readonly Point[]): string {
  return points.map(([x, y]) => `L${join(x, y)}`).join('');
}
