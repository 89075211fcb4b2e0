import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

export const channelName = 'expired_tags';

const message = z.object({ from: z.string(), tags: z.array(z.string()) });

type Message = z.output<typeof message>;

/** @returns undefined for what no process of the site has written */
export function readMessage(payload: string | undefined): Message | undefined {
  try {
    return message.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

export const tellAll = (told: Message): SQL =>
  sql`SELECT pg_notify(${channelName}, ${JSON.stringify(told)}::text)`;
