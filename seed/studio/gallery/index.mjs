import { clinic, harbour, terrace, warehouse, workshop } from './scenes-one.mjs';
import { airfield, closeUp, oneLayer, school, solarFarm } from './scenes-two.mjs';

/** @type {Record<string, string>} */
export const drawings = {
  'gallery-clinic': clinic(),
  'gallery-warehouse': warehouse(),
  'gallery-workshop': workshop(),
  'gallery-harbour': harbour(),
  'gallery-terrace': terrace(),
  'gallery-school': school(),
  'gallery-airfield': airfield(),
  'gallery-solar-farm': solarFarm(),
  'gallery-strata': closeUp(),
  'gallery-one-layer': oneLayer(),
};
