import type { BuildingName } from '~/collections/fields/building-names';
import {
  ecommerce,
  education,
  fintech,
  healthcare,
  nonProfit,
  plain,
  realEstate,
} from './buildings-town';
import {
  aviation,
  fitness,
  insurance,
  logistics,
  manufacturing,
  sustainability,
  techStartups,
} from './buildings-works';
import type { BuildingDrawing } from './pens';

export const BUILDING_DRAWINGS: Record<BuildingName, BuildingDrawing> = {
  healthcare,
  fintech,
  'real-estate': realEstate,
  ecommerce,
  education,
  fitness,
  logistics,
  insurance,
  aviation,
  manufacturing,
  'tech-startups': techStartups,
  sustainability,
  'non-profit': nonProfit,
  plain,
};
