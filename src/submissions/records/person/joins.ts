import { sql, type SQL } from 'drizzle-orm';

import { formList, type FormDefinition } from '@/forms';
import { normalAddress, spellingsOf } from '@/platform/address-spellings';
import { auditOf } from '@/platform/audit';
import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { tableOf } from '../tables';
import { cameFrom } from '../incoming/of-sender';
import { parentReadableBy, readableBy, seesAll, type Reader } from '../made/readers';
import { threadEntries } from '../thread/thread-table';
import type { Staff } from '../work';
import { addressJoins } from './joins-table';
import { cameFromOneOf } from './person';

/** Two addresses that somebody of staff took for one person's. */
export interface AddressJoin {
  readonly id: string;
  readonly one: string;
  readonly other: string;
  /** Null once the account is gone. */
  readonly by: string | null;
  readonly at: string;
}

const { id, one, other, joinedBy, joinedAt } = addressJoins;

/** The joins that name one of these addresses, in the order in which they were made. */
export async function listJoins(addresses: readonly string[]): Promise<readonly AddressJoin[]> {
  const known = sql.param(spellingsOf(addresses));
  const { rows } = await run(
    staffConnection,
    sql<Omit<AddressJoin, 'at'> & { at: Date }>`
      SELECT ${id} AS id, ${one} AS one, ${other} AS other, ${users.name} AS by, ${joinedAt} AS at
      FROM ${addressJoins} LEFT JOIN ${users} ON ${users.id} = ${joinedBy}
      WHERE ${one} = ANY(${known}::text[]) OR ${other} = ANY(${known}::text[])
      ORDER BY ${joinedAt}, ${id}`,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/**
 * Notes it with all submissions of both addresses, once for each form. The number of the join stands
 * with those of the first form: of somebody who only wrote mails there is no submission.
 * @param joins a part of the statement with the id of the join
 * @param addresses the two
 */
const noted = (user: Staff, detail: string, joins: SQL, addresses: readonly string[]): SQL => {
  const ofForm = (form: FormDefinition): SQL => {
    const table = tableOf(form);
    const more = form === formList[0] ? sql`UNION ALL SELECT id FROM ${joins}` : sql``;
    const rows = sql`(
      SELECT ${table.id} AS id FROM ${table}, ${joins}
      WHERE ${cameFromOneOf(form, addresses)} ${more}
    ) AS theirs`;
    const deed = { action: 'changed', user, collection: form.collection, detail } as const;
    return sql`${sql.identifier(`noted_${form.name}`)} AS (${auditOf(deed, rows)})`;
  };
  return sql.join(formList.map(ofForm), sql`, `);
};

/** Whether anything is kept that came from an address and that somebody may read. */
const isKnown = (address: string, reader: Reader): SQL => {
  const sent = formList.map(
    (form) => sql`EXISTS (
      SELECT FROM ${tableOf(form)}
      WHERE ${cameFromOneOf(form, [address])} AND ${readableBy(form, reader)}
    )`,
  );
  return sql`(${sql.join(sent, sql` OR `)} OR EXISTS (
    SELECT FROM ${threadEntries}
    WHERE ${cameFrom([address])} AND ${parentReadableBy(threadEntries.submission, reader)}
  ))`;
};

/**
 * Joins two addresses.
 * @returns false where they may read nothing of the second one, or they are joined already
 */
export async function joinAddresses(
  user: Staff,
  { address, joined }: { address: string; joined: string },
  reader: Reader,
): Promise<boolean> {
  const [first, second] = [normalAddress(address), normalAddress(joined)];
  const pair = insertSelect(
    addressJoins,
    {
      one: sql`least(${first}::text, ${second}::text)`,
      other: sql`greatest(${first}::text, ${second}::text)`,
      joinedBy: user.id,
    },
    sql`WHERE ${first}::text <> ${second}::text AND ${isKnown(joined, reader)}
        ON CONFLICT DO NOTHING RETURNING id`,
  );
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH joined AS (${pair}), ${noted(user, 'two addresses joined', sql`joined`, [address, joined])}
      SELECT id FROM joined`,
  );
  return rows.length > 0;
}

/** Undoes a join, and no other. @returns false where it is gone already */
export async function separateAddresses(user: Staff, join: string): Promise<boolean> {
  const [found] = await joinsWhere(sql`${id} = ${join}`);
  if (!found) return false;
  const addresses = [found.one, found.other];
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH separated AS (DELETE FROM ${addressJoins} WHERE ${id} = ${join} RETURNING id),
        ${noted(user, 'two addresses taken apart', sql`separated`, addresses)}
      SELECT id FROM separated`,
  );
  return rows.length > 0;
}

/** Forgets the joins of who is erased. */
export async function eraseJoinsOf(addresses: readonly string[]): Promise<void> {
  const known = sql.param(spellingsOf(addresses));
  await run(
    staffConnection,
    sql`DELETE FROM ${addressJoins}
        WHERE ${one} = ANY(${known}::text[]) OR ${other} = ANY(${known}::text[])`,
  );
}

/** Forgets the joins of addresses of which nothing is kept any more. */
export async function forgetIdleJoins(): Promise<void> {
  for (const { id: join, ...pair } of await joinsWhere(sql`true`)) {
    await run(
      staffConnection,
      sql`DELETE FROM ${addressJoins}
          WHERE ${id} = ${join} AND NOT (${isKnown(pair.one, seesAll)} AND ${isKnown(pair.other, seesAll)})`,
    );
  }
}

type Join = Pick<AddressJoin, 'id' | 'one' | 'other'>;

async function joinsWhere(condition: SQL): Promise<readonly Join[]> {
  const { rows } = await run(
    staffConnection,
    sql<Join>`
      SELECT ${id} AS id, ${one} AS one, ${other} AS other FROM ${addressJoins} WHERE ${condition}`,
  );
  return rows;
}
