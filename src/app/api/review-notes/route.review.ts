import { takeNote } from '@/site/review/take-note';

/** A note of somebody who sees a draft by a link, with or without a script. */
export const POST = takeNote;
