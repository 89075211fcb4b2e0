import { oneParent } from './convert-parents';
import { wordsInOneColumn } from './convert-words';

/**
 * What makes the schema in `former-schema.ts` the one in `tables.ts`, in SQL, with what its rows need.
 * Until version 1.0.0 is tagged, a change of the schema adds to this list and writes the first
 * migration anew; from then on nothing here changes (docs/decisions/29-rolling-releases.md).
 */
export const conversion: readonly string[] = [...wordsInOneColumn, ...oneParent];
