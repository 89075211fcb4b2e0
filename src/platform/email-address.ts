import type { EmailFieldValidation } from 'payload';

/** What RFC 5322 lets stand before the @ without quotation marks, and every script (RFC 6531). */
const before = String.raw`(?:[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]|[^\x00-\x7f\p{C}\p{Z}])+`;

/** A part of a host’s name, in letters of any script or as `xn--…`. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** The last of them has a letter and two characters: a post office knows no shorter one. */
const ending = String.raw`(?=.{2})(?!\d+$)${label}`;

const address = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${before}(?:\.${before})*@(?:${label}\.)+${ending}$`,
  'u',
);

/**
 * Whether mail can be sent to it. The one rule of addresses: for forms in the browser and at the
 * door, for the inbox and for accounts. Nothing that it takes can stand for two addresses, or end a line.
 */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && address.test(text);

/** For fields of addresses in the panel: Payload’s own check refuses some that mail can be sent to. */
export const isAddress: EmailFieldValidation = (value) =>
  isEmailAddress(value ?? '') || 'Please enter a valid email address.';
