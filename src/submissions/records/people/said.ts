import { sql, type SQL } from 'drizzle-orm';

import { formList, type FormDefinition } from '@/forms';
import { readRecord } from '@/forms/made/record';
import { normalAddress } from '@/platform/address-spellings';
import { custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { beginningOf, inOneLine, isBlank } from '@/platform/plain-text';

import { columnsOf } from '../column-names';
import { companyFields, telephoneFields } from '../notations';
import { submissions } from '../parent';
import { formerAddresses } from '../person/former-addresses-table';
import { tableOf } from '../tables';
import type { DetailKind } from './details-table';
import { companyDomainOf, keyOf } from './keys';

/** Something that a submission says of its sender. */
export interface Said {
  readonly kind: DetailKind;
  readonly value: string;
  readonly key: string;
}

/** A submission that waits to be filed. */
export interface Unfiled {
  readonly id: string;
  /** As the database has it, to the microsecond: one that changes meanwhile waits on. */
  readonly due: string;
  /** When it came in. */
  readonly at: string;
  /** In its normal form; null of what is nobody's: spam, what is set aside, and what has no address. */
  readonly address: string | null;
  /** Of the company that the address may belong to. */
  readonly domain: string | null;
  readonly said: readonly Said[];
}

interface Row {
  readonly id: string;
  readonly due: string;
  readonly at: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly telephones: (string | null)[];
  readonly companies: (string | null)[];
  readonly record: unknown;
  readonly former: string[];
}

/** Those that wait longest. */
export async function listUnfiled(limit: number): Promise<readonly Unfiled[]> {
  const { rows } = await run(
    staffConnection,
    sql<Row>`
      WITH due AS MATERIALIZED (
        SELECT ${submissions.id} AS id, ${submissions.toFile} AS due FROM ${submissions}
        WHERE ${submissions.toFile} IS NOT NULL ORDER BY ${submissions.toFile} LIMIT ${limit}
      )
      ${sql.join(formList.map(ofForm), sql` UNION ALL `)}`,
  );
  return rows.map(toUnfiled);
}

function ofForm(form: FormDefinition): SQL {
  const table = tableOf(form);
  const texts = (names: readonly string[]): SQL => {
    const columns = columnsOf(form, names).map((column) => sql`${column}::text`);
    return columns.length === 0
      ? sql`'[]'::jsonb`
      : sql`jsonb_build_array(${sql.join(columns, sql`, `)})`;
  };
  return sql`
    SELECT due.id AS id, due.due::text AS due, to_json(${table.submittedAt}) #>> '{}' AS at,
           CASE WHEN ${table.quarantinedFor} IS NULL AND ${table.status} <> 'spam'
                THEN ${table.email} END AS email,
           ${table.name} AS name, ${texts(telephoneFields(form))} AS telephones,
           ${texts(companyFields(form))} AS companies,
           ${form.isMade ? sql`${custom_submissions.record}` : sql`NULL`}::jsonb AS record,
           ARRAY(SELECT ${formerAddresses.address} FROM ${formerAddresses}
                 WHERE ${formerAddresses.submission} = due.id) AS former
    FROM due JOIN ${table} ON ${table.id} = due.id`;
}

const longest = 300;

function toUnfiled({ id, due, at, email, ...row }: Row): Unfiled {
  const address = email === null || isBlank(email) ? null : normalAddress(email);
  if (address === null) return { id, due, at, address, domain: null, said: [] };
  const numbers = (readRecord(row.record)?.asked ?? [])
    .filter(({ kind }) => kind === 'tel')
    .map(({ answer }) => answer);
  return {
    ...{ id, due, at, address, domain: companyDomainOf(address) },
    said: [
      ...saidAs('address', [address, ...row.former.map(normalAddress)]),
      ...saidAs('name', [row.name]),
      ...saidAs('telephone', [...row.telephones, ...numbers]),
      ...saidAs('company', row.companies),
    ],
  };
}

const saidAs = (kind: DetailKind, values: readonly (string | null)[]): Said[] =>
  values.flatMap((given) => {
    const value = beginningOf(inOneLine(given ?? '').trim(), longest);
    return isBlank(value) ? [] : [{ kind, value, key: keyOf(kind, value) }];
  });
