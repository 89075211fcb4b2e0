/** The closed list of drawn buildings: the seed's industries by slug, and one plain office. */
export const BUILDINGS = [
  'healthcare',
  'fintech',
  'real-estate',
  'ecommerce',
  'education',
  'fitness',
  'logistics',
  'insurance',
  'aviation',
  'manufacturing',
  'tech-startups',
  'sustainability',
  'non-profit',
  'plain',
] as const;

export type BuildingName = (typeof BUILDINGS)[number];

/** Content may name a building that nobody has drawn yet: it gets the plain one. */
export function toBuildingName(value: string | null | undefined): BuildingName {
  return BUILDINGS.find((name) => name === value) ?? 'plain';
}
