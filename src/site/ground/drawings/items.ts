import { PEOPLE } from './items-people';
import { PLACES } from './items-places';
import { STREET } from './items-street';
import { VEHICLES } from './items-vehicles';
import type { Drawing } from './pens';

const ALL = { ...PEOPLE, ...PLACES, ...STREET, ...VEHICLES };

export type ItemName = keyof typeof ALL;

/** Everything that can stand in a street besides the main buildings. */
export const ITEM_DRAWINGS: Record<ItemName, Drawing> = ALL;
