/**
 * Heights for labels near the wished ones, at least `gap` apart, between `low` and `high`.
 * Expects the wishes in order and enough room for all.
 */
export function spread(
  wishes: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  const heights: number[] = [];
  for (const wish of wishes) heights.push(Math.max(wish, (heights.at(-1) ?? low - gap) + gap));
  let ceiling = high;
  for (let index = heights.length - 1; index >= 0; index -= 1) {
    const height = Math.min(heights[index] ?? ceiling, ceiling);
    heights[index] = height;
    ceiling = height - gap;
  }
  return heights;
}
