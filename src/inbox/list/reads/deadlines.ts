import 'server-only';

import type { TypedUser } from 'payload';

import type { Deadlines } from '../due';
import { asSeenBy, reading } from './reading';

/** Where the settings cannot be read. */
const usual: Omit<Deadlines, 'now'> = {
  workday: { begins: '09:00', ends: '17:00' },
  hours: { contact: 8, quote: 8 },
};

/** By when the inbox settings want answers. */
export async function getDeadlines(user: TypedUser, now: number): Promise<Deadlines> {
  const set = await reading('read when answers are due', async (payload) => {
    const settings = await payload.findGlobal({
      slug: 'inbox-settings',
      depth: 0,
      ...asSeenBy(user),
    });
    const workday = { begins: settings.workdayBegins, ends: settings.workdayEnds };
    return {
      // A day that never begins would be waited for without end.
      workday: workday.begins < workday.ends ? workday : usual.workday,
      hours: { contact: settings.contactReplyHours, quote: settings.quoteReplyHours },
    };
  });
  return { now, ...(set ?? usual) };
}
