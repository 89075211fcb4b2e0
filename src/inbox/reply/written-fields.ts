import { z } from 'zod';

/** The words of a mail as its box has them and counts them; a browser sends longer ends of lines. */
export const mailWords = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trimEnd())
  .pipe(z.string().max(20_000));

/** The same where a mail cannot go without. */
export const someWords = mailWords.pipe(z.string().min(1));

/** A field of one line, whatever was pasted into it. */
export const oneLine = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim());

/** The mailbox that a mail goes out from, where the page offers several. */
export const fromMailbox = z.string().max(320).optional();
