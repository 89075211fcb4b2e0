import 'server-only';

import { DatabaseError } from 'pg';

import { isDatabaseAway } from '@/platform/database/failure-reason';

import { NoRoom } from '../records/incoming/room';
import { reasonFor } from '../spool/sqlstate';
import { Unreadable } from './read-mail';

/**
 * Why a mail did not come in. `mail`: by its own fault, so that another try may change nothing.
 * `moment`: this mail, just now. `room`: there is no room for it.
 */
export interface Fault {
  readonly whose: 'mail' | 'moment' | 'room';
  /** For who runs the site, without a word of the mail. */
  readonly reason: string;
}

/** A value that the database refuses: its form, a rule, a size. */
const refused = /^(22|23|54)/;

/** @returns null for an outage, which is no mail's */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof Unreadable) return { whose: 'mail', reason: error.message };
  if (error instanceof NoRoom) return { whose: 'room', reason: error.message };
  if (!(error instanceof DatabaseError) || isDatabaseAway(error)) return null;
  const { code = '' } = error;
  return { whose: refused.test(code) ? 'mail' : 'moment', reason: reasonFor(code) };
}
