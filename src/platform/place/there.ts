import { tz } from '@date-fns/tz';

import { place } from '~/site.config';

/** For the functions of date-fns, which then take days and hours as the place has them. */
export const there = { in: tz(place.timeZone) };
