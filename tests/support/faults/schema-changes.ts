import type { Client } from 'pg';

/** What a schema asks of whoever writes into it, each by its name. */
export interface Schema {
  readonly columns: ReadonlyMap<string, { type: string; required: boolean; hasDefault: boolean }>;
  /** Checks, foreign keys and unique indexes, with the columns that they speak of. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
  readonly triggers: ReadonlySet<string>;
  readonly choices: ReadonlySet<string>;
}

const ours = `'public'::regnamespace`;

export async function readSchema(client: Client): Promise<Schema> {
  const columns = await client.query<{
    name: string;
    type: string;
    required: boolean;
    filled: boolean;
  }>(
    `SELECT relname || '.' || attname AS name, format_type(atttypid, atttypmod) AS type,
            attnotnull AS required, atthasdef OR attidentity <> '' AS filled
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = ${ours} AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`,
  );
  const rules = await client.query<{ name: string; columns: string[] }>(
    `SELECT conrelid::regclass::text || ' ' || pg_get_constraintdef(c.oid) AS name, ARRAY(
       SELECT conrelid::regclass::text || '.' || attname FROM pg_attribute
       WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS columns
     FROM pg_constraint c WHERE connamespace = ${ours} AND contype IN ('c', 'f', 'u', 'x')
     UNION ALL
     SELECT pg_get_indexdef(indexrelid), ARRAY(
       SELECT indrelid::regclass::text || '.' || attname FROM pg_attribute
       WHERE attrelid = indrelid AND attnum = ANY (indkey))
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = ${ours} AND indisunique AND NOT indisprimary`,
  );
  const triggers = await client.query<{ name: string }>(
    `SELECT tgrelid::regclass::text || '.' || tgname AS name FROM pg_trigger WHERE NOT tgisinternal`,
  );
  const choices = await client.query<{ name: string }>(
    `SELECT enumtypid::regtype::text || '.' || enumlabel AS name FROM pg_enum`,
  );
  return {
    columns: new Map(
      columns.rows.map(({ name, type, required, filled }) => [
        name,
        { type, required, hasDefault: filled },
      ]),
    ),
    rules: new Map(
      rules.rows.map(({ name, columns: of }) => [
        name.replaceAll('"', '').replace(/\s+/g, ' '),
        of,
      ]),
    ),
    triggers: new Set(triggers.rows.map(({ name }) => name)),
    choices: new Set(choices.rows.map(({ name }) => name)),
  };
}

const isIndex = (rule: string) => rule.startsWith('CREATE');
const tableOf = (name: string) => name.split('.')[0] ?? '';

interface Names {
  readonly keys: () => Iterable<string>;
  readonly has: (name: string) => boolean;
}

/** Of columns or choices; where a table or a type is gone, its name stands for all that it had. */
function goneFrom(before: Names, after: Names): string[] {
  const left = new Set([...after.keys()].map(tableOf));
  const gone = [...before.keys()].filter((name) => !after.has(name));
  return [...new Set(gone.map((name) => (left.has(tableOf(name)) ? name : tableOf(name))))];
}

/**
 * What a change of the schema takes from a release that does not know of it: what it reads is gone,
 * or what it writes is refused. Reads of rows that mean something else now are not seen.
 */
export function breaksIn(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const isKnown = (column: string) => before.columns.has(column.replaceAll('"', ''));
  const gone = goneFrom(before.columns, after.columns);
  const changed = [...after.columns].flatMap(([name, { type, required, hasDefault }]) => {
    const was = before.columns.get(name);
    if (was === undefined)
      return tables.has(tableOf(name)) && required && !hasDefault
        ? [`${name} has to be filled`]
        : [];
    return [
      ...(was.type === type ? [] : [`${name} is ${type}`]),
      ...(required && !was.required ? [`${name} may not be empty`] : []),
    ];
  });
  const sameColumns = [...before.rules.values()].map((columns) => columns.join());
  const rules = [...after.rules].filter(
    ([name, columns]) =>
      !before.rules.has(name) &&
      columns.length > 0 &&
      columns.every(isKnown) &&
      // In place of another one of the same columns: that was as strict.
      !(isIndex(name) && sameColumns.includes(columns.join())),
  );
  const triggers = [...after.triggers].filter(
    (name) => !before.triggers.has(name) && tables.has(tableOf(name)),
  );
  const choices = goneFrom(before.choices, after.choices);
  return [
    ...gone.map((name) => `${name} is gone`),
    ...changed,
    ...rules.map(([name]) => `there is a rule: ${name}`),
    ...triggers.map((name) => `something runs: ${name}`),
    ...choices.map((name) => `${name} is gone`),
  ];
}
