import { schedulePublishHandler } from '@/platform/payload/schedule-publish';
import { z } from 'zod';

import { canBeScheduled } from './can-be-scheduled';

type Handler = typeof schedulePublishHandler;

/** Of no date at all, JavaScript makes the first of January 1970. */
const moment = z.union([z.date(), z.string().min(1)]).pipe(z.coerce.date());

/** Why nothing can be published then, in words. */
export function timeProblem(given: unknown): string | undefined {
  const { data } = moment.safeParse(given);
  if (!data) return 'Choose a date and a time.';
  return data.getTime() <= Date.now()
    ? 'This time has passed. Choose a later one, or publish now with “Publish changes”.'
    : undefined;
}

const none = z.null().optional();

/** What is asked for. A page that is there once is never taken off the site (collections/drafts/saves.ts). */
const asked = z.union([
  z
    .object({
      type: z.enum(['publish', 'unpublish']),
      doc: z.object({ relationTo: z.string(), value: z.string() }),
      global: none,
    })
    .transform(({ doc }) => ({ collection: doc.relationTo, id: doc.value })),
  z
    .object({ type: z.literal('publish'), doc: none, global: z.string() })
    .transform(({ global }) => ({ global })),
]);

/**
 * Stands before Payload's own (3.90.2): a date that has passed would publish at once, and say it waits,
 * and what cannot be published would wait as well.
 */
export const scheduleAhead: Handler = async (call) => {
  const { date, deleteID, req, ...others } = call;
  if (deleteID !== undefined)
    return z.uuid().safeParse(deleteID).success
      ? schedulePublishHandler({ ...others, deleteID, req, doc: undefined, global: undefined })
      : { error: 'This date is not there, or not any more.' };
  const error = timeProblem(date);
  if (error !== undefined) return { error };
  const { data: target } = asked.safeParse(call);
  if (!target || !(await canBeScheduled(req, target)))
    return { error: 'This cannot be published at a date, or not by you.' };
  return schedulePublishHandler({ ...call, date: moment.parse(date) });
};
