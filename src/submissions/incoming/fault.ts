import 'server-only';

import { DatabaseError } from 'pg';

import { isDatabaseAway } from '@/platform/database/failure-reason';
import { Unavailable } from '@/platform/database/failures';

import { NoRoom, TooLarge } from '../records/incoming/room';
import { reasonFor } from '../spool/sqlstate';
import { NoReader, Unreadable } from './read-mail';

/**
 * Why a mail did not come in. `mail`: by its own fault, so that another try may change nothing.
 * `moment`: this mail, just now. `room`: there is no room for it.
 */
export interface Fault {
  readonly whose: 'mail' | 'moment' | 'room';
  /** For who runs the site, without a word of the mail. */
  readonly reason: string;
  /** After so many the mail is set aside; `Infinity` where waiting helps, and none counts. */
  readonly mostTries: number;
}

/** A value that the database refuses (its form, a rule, a size), and what it cannot understand. */
const refused = /^(22|23|54|08P01)/;

/** The first try may have met a bad moment of this process, or of the database. */
const twice = 2;

/** @returns null where nothing was done with the mail */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof Unavailable || error instanceof NoReader) return null;
  if (error instanceof Unreadable)
    return { whose: 'mail', reason: error.message, mostTries: error.isSure ? 1 : twice };
  if (error instanceof TooLarge) return { whose: 'mail', reason: error.message, mostTries: 1 };
  if (error instanceof NoRoom) return { whose: 'room', reason: error.message, mostTries: Infinity };
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    const reason = reasonFor(code);
    if (refused.test(code)) return { whose: 'mail', reason, mostTries: twice };
    return { whose: 'moment', reason, mostTries: Infinity };
  }
  return { whose: 'moment', reason: unexpected(error), mostTries: twice };
}

/** It may be this mail that has the database break off, or this site. */
function unexpected(error: unknown): string {
  if (isDatabaseAway(error)) return 'the database did not say whether it is stored';
  return `an error of this site (${error instanceof Error ? error.name : 'unknown'})`;
}
