import { z } from 'zod';

import { isEmailAddress } from './email-address';

/** An email address of a body, a file or a setting: the rule of `email-address.ts` for zod. */
export const emailSchema = z.string().refine(isEmailAddress, 'Invalid email address');
