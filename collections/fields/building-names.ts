/**
 * The closed list of buildings that are drawn and that the panel offers: the seed's industries by
 * slug, and one plain office.
 */
export const buildingNames = [
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

export type BuildingName = (typeof buildingNames)[number];

/** Content may name a building that nobody has drawn yet: it gets the plain one. */
export function toBuildingName(value: string | null | undefined): BuildingName {
  return buildingNames.find((name) => name === value) ?? 'plain';
}
