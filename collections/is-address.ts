import type { EmailFieldValidation } from 'payload';

import { isEmailAddress } from '@/platform/email-address';

/** For fields of addresses: Payload’s own check refuses some that mail can be sent to. */
export const isAddress: EmailFieldValidation = (value) =>
  isEmailAddress(value ?? '') || 'Please enter a valid email address.';
