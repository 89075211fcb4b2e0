export { listOpenPositions } from './list-open-positions';
export { payOf, placeOf } from './wording';
