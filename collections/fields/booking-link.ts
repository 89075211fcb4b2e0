import type { TextFieldSingleValidation } from 'payload';

import { isHttpsAddress, longestAddress } from '@/platform/https-address';

export { longestAddress };

/** Mails and public pages show it as it is. */
export const isBookingLink: TextFieldSingleValidation = (value) =>
  !value ||
  isHttpsAddress(value) ||
  `Give a whole address that begins with https://, at most ${longestAddress} letters long.`;
