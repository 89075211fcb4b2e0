import { tz } from '@date-fns/tz';

/** Days and hours of the inbox are those of London. */
export const london = tz('Europe/London');
