import { z } from 'zod';

import { formNames, priorities } from '@/forms';
import { replyHourChoices } from '@/forms/reply-hours';

import { arrivalKinds } from './rules-table';

/** A word or a few, or nothing. */
const words = z.string().nullable().default(null);
const people = z.array(z.uuid()).default([]);

/** What of a rule is kept as one value. What is null or empty asks for nothing. */
export const ruleBody = z.object({
  /** All of it has to be so. */
  when: z.object({
    /** A form by its name, or one that editors made by its id. */
    form: z
      .union([z.enum(formNames), z.uuid()])
      .nullable()
      .default(null),
    arrival: z.enum(arrivalKinds).nullable().default(null),
    word: words,
    /** Where the word has to stand: an answer, by its field or question. */
    field: words,
    /** Of the sender's address, `example.de`, or the end of it, `de`. */
    domain: words,
    /** Of the site: where the sender arrived, or the beginning of that. */
    page: words,
    campaign: words,
    /** Of ours: the address that a mail came to, in lower case. */
    mailbox: words,
    isOutsideHours: z.boolean().default(false),
  }),
  then: z.object({
    /** One of them, in turn. */
    assignees: people,
    tag: words,
    priority: z
      .enum(priorities.map(({ value }) => value))
      .nullable()
      .default(null),
    /** Within so many working hours it is to be answered. */
    replyHours: z.literal(replyHourChoices).nullable().default(null),
    /** Until the next working morning. */
    snoozes: z.boolean().default(false),
    notified: people,
    /** The id of a template for replies that is put into the shared draft. */
    template: words,
    /** The address of a webhook that is told of it. */
    webhook: words,
  }),
});

export type RuleBody = z.infer<typeof ruleBody>;

export interface Rule extends RuleBody {
  readonly id: string;
  readonly name: string;
  readonly isOn: boolean;
  /** Whom it assigned last. */
  readonly lastTurn: string | null;
  /** Whether its webhook can be signed. */
  readonly hasSecret: boolean;
  /** Why the last call of its webhook failed. */
  readonly webhookProblem: string | null;
}
