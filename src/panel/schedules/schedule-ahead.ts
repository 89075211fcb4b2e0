import { schedulePublishHandler } from '@/platform/payload/schedule-publish';
import { z } from 'zod';

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

/** Stands before Payload's own: a date that has passed would publish at once, and say it waits. */
export const scheduleAhead: Handler = (call) => {
  if (call.deleteID !== undefined) return schedulePublishHandler(call);
  const error = timeProblem(call.date);
  if (error !== undefined) return { error };
  return schedulePublishHandler({ ...call, date: moment.parse(call.date) });
};
