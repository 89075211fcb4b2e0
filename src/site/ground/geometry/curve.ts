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
    .map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`))
    .join('');
}

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * A smooth curve through y(x) as relative cubic commands, from where the pen is (x0, y(x0)).
 * Steps are even, so each first control point mirrors the last one and `s` can leave it out.
 */
export function curveTo(y: (x: number) => number, x0: number, x1: number, step: number): string {
  const count = Math.max(1, Math.ceil(Math.abs(x1 - x0) / step));
  const h = (x1 - x0) / count;
  // The slope is taken on the inner side of both ends, where a neighbouring piece may kink.
  const slope = (x: number) => {
    const low = Math.max(Math.min(x0, x1), x - 0.5);
    const high = Math.min(Math.max(x0, x1), x + 0.5);
    return high > low ? (y(high) - y(low)) / (high - low) : 0;
  };
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

export function moveTo([x, y]: Point): string {
  return `M${join(x, y)}`;
}

export function lineTo(...points: readonly Point[]): string {
  return points.map(([x, y]) => `L${join(x, y)}`).join('');
}
