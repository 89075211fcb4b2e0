import { sql, type SQL } from 'drizzle-orm';

import { customForm, formList, forms, type FormDefinition } from '@/forms';
import { normalAddress, spellingsOf } from '@/platform/address-spellings';
import { custom_forms_rels, custom_submissions, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import {
  isClosed,
  parentReadableBy,
  readableBy,
  seesUnmatched,
  type Reader,
} from '../made/readers';
import { isNoTest } from '../made/tests';
import type { Parent } from '../parent';
import { cameFrom } from '../incoming/of-sender';
import { tableOf } from '../tables';
import { threadEntries } from '../thread/thread-table';
import { formerlyOf } from './former-addresses';
import { addressJoins } from './joins-table';

/**
 * The address from which a submission or a mail came, in its normal form; null where there is no such one
 * that they may read. By its id a person has a page whose address tells nobody who it is.
 */
export async function senderOf(id: string, reader: Reader): Promise<string | null> {
  const sent = Object.values(forms).map((form) => {
    const { id: own, email } = tableOf(form);
    return sql`SELECT ${email} AS address FROM ${tableOf(form)}
               WHERE ${own} = ${id} AND ${readableBy(form, reader)}`;
  });
  const mail = sql`
    SELECT ${threadEntries.address} AS address FROM ${threadEntries}
    WHERE ${threadEntries.id} = ${id} AND ${threadEntries.kind} <> 'reply'
      AND ${parentReadableBy(threadEntries.submission, reader)}`;
  const { rows } = await run(
    staffConnection,
    sql<{ address: string }>`${sql.join([...sent, mail], sql` UNION ALL `)} LIMIT 1`,
  );
  const [found] = rows;
  return found?.address ? normalAddress(found.address) : null;
}

/** All that are joined with an address, by others, too; it stands first. In their normal form. */
export async function addressesOf(email: string): Promise<readonly string[]> {
  const first = normalAddress(email);
  const known = new Set([first]);
  for (let joined: readonly string[] = [first]; joined.length > 0;) {
    const found = (await joinedWith(joined)).map(normalAddress);
    joined = [...new Set(found)].filter((address) => !known.has(address));
    for (const address of joined) known.add(address);
  }
  return [first, ...[...known].filter((address) => address !== first).sort()];
}

async function joinedWith(addresses: readonly string[]): Promise<readonly string[]> {
  const { one, other } = addressJoins;
  const known = sql.param(spellingsOf(addresses));
  const { rows } = await run(
    staffConnection,
    sql<{ address: string }>`
      SELECT unnest(ARRAY[${one}, ${other}]) AS address FROM ${addressJoins}
      WHERE ${one} = ANY(${known}::text[]) OR ${other} = ANY(${known}::text[])`,
  );
  return rows.map(({ address }) => address);
}

/**
 * Submissions of a form from one of these addresses, however that is spelt, also before it was corrected. Of
 * two conditions with an OR between them no index would help.
 */
export function cameFromOneOf(form: FormDefinition, addresses: readonly string[]): SQL {
  const known = sql.param(spellingsOf(addresses));
  const { id, email } = tableOf(form);
  return sql`${id} IN (
    SELECT ${id} FROM ${tableOf(form)} WHERE lower(${email}) = ANY(${known}::text[])
    UNION ALL ${formerlyOf(addresses)}
  )`;
}

/**
 * Which submissions of a form came from these addresses, however they are spelt, the oldest first: ids
 * alone; what stands there, and who may read it, is Payload's to say.
 */
export async function idsFromAddresses(
  form: FormDefinition,
  addresses: readonly string[],
): Promise<string[]> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${table.id} FROM ${table} WHERE ${cameFromOneOf(form, addresses)}
      ORDER BY ${table.submittedAt}, ${table.id}`,
  );
  return rows.map(({ id }) => id);
}

export interface SentByPerson {
  /** The newest first. */
  readonly sent: readonly Parent[];
  /** How many there are in all. */
  readonly total: number;
}

/**
 * What came from these addresses by any form, in the trash or not, without tests: ids alone, of what they
 * may read.
 */
export async function listSentFrom(
  addresses: readonly string[],
  limit: number,
  reader: Reader,
): Promise<SentByPerson> {
  const ofForm = (form: FormDefinition): SQL => {
    const { id, submittedAt } = tableOf(form);
    return sql`
      SELECT ${form.name}::text AS form, ${id} AS id, ${submittedAt} AS submitted_at
      FROM ${tableOf(form)}
      WHERE ${cameFromOneOf(form, addresses)} AND ${readableBy(form, reader)} AND ${isNoTest(form)}`;
  };
  const { rows } = await run(
    staffConnection,
    sql<Parent & { total: number }>`
      SELECT form, id, count(*) OVER ()::int AS total
      FROM (${sql.join(Object.values(forms).map(ofForm), sql` UNION ALL `)}) AS sent
      ORDER BY submitted_at DESC, id LIMIT ${limit}`,
  );
  return { sent: rows.map(({ form, id }) => ({ form, id })), total: rows[0]?.total ?? 0 };
}

/** What of a person's somebody may not read: named people alone do, or their account is bound to other forms. */
export interface HiddenOfPerson {
  readonly count: number;
  /** Of staff, who read one of them at least. */
  readonly readers: readonly string[];
}

export async function hiddenFromReader(
  addresses: readonly string[],
  reader: Reader,
): Promise<HiddenOfPerson> {
  if (reader.hidden.length === 0 && reader.only === null) return { count: 0, readers: [] };
  const { formId } = custom_submissions;
  const closed = formList
    .filter((form) => !form.isMade && isClosed(form, reader))
    .map(
      (form) => sql`
      UNION ALL SELECT NULL FROM ${tableOf(form)} WHERE ${cameFromOneOf(form, addresses)}`,
    );
  const unmatched = seesUnmatched(reader)
    ? sql``
    : sql`UNION ALL SELECT NULL FROM ${threadEntries}
          WHERE ${cameFrom(addresses)} AND ${threadEntries.submission} IS NULL`;
  const { rows } = await run(
    staffConnection,
    sql<HiddenOfPerson>`
      WITH hidden AS (
        SELECT ${formId} AS form FROM ${custom_submissions}
        WHERE ${cameFromOneOf(customForm, addresses)} AND NOT ${readableBy(customForm, reader)}
        ${sql.join(closed, sql` `)} ${unmatched}
      )
      SELECT (SELECT count(*)::int FROM hidden) AS count, COALESCE(array_agg(DISTINCT ${users.name}
        ORDER BY ${users.name}) FILTER (WHERE ${users.name} IS NOT NULL), '{}') AS readers
      FROM hidden
      LEFT JOIN ${custom_forms_rels} ON ${custom_forms_rels.parent}::text = form
        AND ${custom_forms_rels.path} = 'namedReaders'
      LEFT JOIN ${users} ON ${users.id} = ${custom_forms_rels.usersID}`,
  );
  return rows[0] ?? { count: 0, readers: [] };
}
