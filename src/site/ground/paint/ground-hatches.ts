/** Nine hatches and five tints of a survey map. CSS boxes and SVG patterns share the order. */
export const GROUND_HATCHES = [
  'ground-hatch-0',
  'ground-hatch-1',
  'ground-hatch-2',
  'ground-hatch-3',
  'ground-hatch-4',
  'ground-hatch-5',
  'ground-hatch-6',
  'ground-hatch-7',
  'ground-hatch-8',
] as const;

export type GroundHatch = (typeof GROUND_HATCHES)[number];

const TINTS = 5;

/** Tint and hatch of one layer; neighbours never share either. */
export function layerStyle(layer: number, first: { tint?: number; hatch?: number }) {
  return {
    tint: (layer * 2 + (first.tint ?? 0)) % TINTS,
    hatch: (layer + (first.hatch ?? 0)) % GROUND_HATCHES.length,
  };
}

/** The class of a hatched box; any whole number is welcome and wraps round. */
export function hatchClass(index: number): GroundHatch {
  const wrapped = ((index % GROUND_HATCHES.length) + GROUND_HATCHES.length) % GROUND_HATCHES.length;
  return GROUND_HATCHES[wrapped] ?? 'ground-hatch-0';
}
