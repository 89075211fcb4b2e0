import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { z } from 'zod';

type Handler = typeof schedulePublishHandler;

const dated = z.object({ date: z.coerce.date() });

/** Stands before Payload's own: a date that has passed would publish at once, and say it waits. */
export const scheduleAhead: Handler = (call) => {
  if (call.deleteID !== undefined) return schedulePublishHandler(call);
  const { data } = dated.safeParse(call);
  if (!data) return { error: 'Choose a date and a time.' };
  if (data.date.getTime() <= Date.now())
    return {
      error: 'This time has passed. Choose a later one, or publish now with “Publish changes”.',
    };
  return schedulePublishHandler({ ...call, date: data.date });
};
