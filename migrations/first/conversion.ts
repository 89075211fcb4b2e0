import { oneParent } from './convert-parents';
import { wordsInOneColumn } from './convert-words';

/**
 * What makes the schema in `former-schema.ts` the one in `tables.ts`, in SQL, with what its rows need.
 * Since release 1.0.0 nothing here changes: a change of the schema is a migration of its own
 * (docs/decisions/29-rolling-releases.md).
 */
export const conversion: readonly string[] = [...wordsInOneColumn, ...oneParent];
