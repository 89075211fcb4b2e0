import { z } from 'zod';

/**
 * What stands in a box of several lines, as the box has it and counts it: a browser sends longer ends of
 * lines, by which a full one would be refused.
 */
export const boxText = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(most));

/** The same where something has to stand there. */
export const someText = (most: number) => boxText(most).pipe(z.string().min(1));
