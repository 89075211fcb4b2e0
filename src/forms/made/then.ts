import { z } from 'zod';

import { text, yes } from './document';

/** What an editor says of what follows an answer. Nobody but the server reads it. */
export const madeThen = z.object({
  id: z.string(),
  mailSubject: text,
  mailText: text,
  mailsAnswers: yes,
  sendsFile: yes,
  // A draft may say any number, and a test of it is mailed.
  fileDays: z
    .number()
    .nullish()
    .transform((days) => Math.min(Math.max(days ?? 7, 1), 365)),
  fileButton: text,
  webhookAddress: text,
  recipients: z
    .array(z.object({ onlyIf: text, onlyIfIs: text, onlyIfAnswer: text, addresses: text }))
    .nullish()
    .transform((rows) => rows ?? []),
});

export type MadeThen = z.infer<typeof madeThen>;
