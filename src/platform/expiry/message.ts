import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

export const channelName = 'expired_tags';

const message = z.object({
  from: z.string(),
  tags: z.array(z.string()),
  /** Grows with each message of a process. */
  number: z.int().optional(),
  /** When, by the clock of all processes. A release before this one did not say. */
  at: z
    .string()
    .regex(/^\d{1,20}$/)
    .transform(BigInt)
    .optional(),
});

type Told = Pick<z.input<typeof message>, 'from' | 'tags' | 'number'>;

/** @returns undefined for what no process of the site has written */
export function readMessage(payload: string | undefined): z.output<typeof message> | undefined {
  try {
    return message.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

/**
 * The time by the clock of all processes: the number of a new transaction, which no other has.
 * Those who ask for it wait for each other until they are committed, so messages are heard in the
 * order of their times; and what is committed is on the disk (hence the empty message to nobody),
 * so no time comes twice after a crash.
 */
const clock = sql`turn AS MATERIALIZED (
    SELECT pg_advisory_xact_lock(hashtextextended(${channelName}, 0))
  ), clock AS MATERIALIZED (
    SELECT pg_current_xact_id()::text AS at, pg_logical_emit_message(true, 'site', ''::text)
    FROM turn
  )`;

/** Tells all processes. What it tells of is committed before, so it is there at the message's time. */
export const tellAll = (told: Told): SQL => sql`
  WITH ${clock}
  SELECT pg_notify(${channelName}, jsonb_set(${JSON.stringify(told)}::jsonb, '{at}', to_jsonb(at))::text)
  FROM clock`;

/**
 * The time, and whose: another cluster of databases, or a copy of it that went its own way (another
 * timeline), counts for itself.
 */
export const askTime: SQL = sql`
  WITH ${clock}
  SELECT at, concat_ws('-', (SELECT system_identifier FROM pg_control_system()),
    left(pg_walfile_name(pg_current_wal_insert_lsn()), 8), current_database()) AS clock
  FROM clock`;

const asked = z.object({ at: z.string().transform(BigInt), clock: z.string() });

export const readTime = (row: unknown) => asked.parse(row);
