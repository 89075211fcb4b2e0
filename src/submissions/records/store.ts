import 'server-only';

import { fillPlaceholders, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryConfig } from 'pg';

import { formList, forms, type FormDefinition } from '@/forms';
import { sourceFields } from '@/forms/source/fields';
import { byName } from '@/platform/by-name';
import { custom_submissions } from '@/platform/database/schema';
import { toQuery } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import { columnNames, columnsOf } from './column-names';
import { insertFiles } from './attachments/insert-files';
import { doorConnection, filesConnection } from './door-connection';
import type { IncomingFile } from './incoming/incoming-mail';
import { keptUnder } from './imported';
import { takesPlace } from './made-forms';
import { queueFormWebhook } from './made/webhooks';
import { isSameClick, saySame, secondsOfClick, type Received } from './received';
import { queueNews } from './notices/staff-notices';
import { queueRulesOfSubmissions } from './rules/arrivals';
import { tableOf } from './tables';

const sourceNames = sourceFields.map(({ name }) => name);

/** The columns of a form that are filled, by what fills them in a `Received`. */
function columnsByName(form: FormDefinition): ReadonlyMap<string, PgColumn> {
  const table = tableOf(form);
  const fields = form.fields.map(({ name }) => name);
  const answers = columnsOf(form, fields);
  const source = columnsOf(
    form,
    sourceNames.map((name) => `source_${name}`),
  );
  return new Map([
    ['id', table.id],
    ['submittedAt', table.submittedAt],
    ['reference', table.reference],
    ['quarantinedFor', table.quarantinedFor],
    ['quarantineDetail', table.quarantineDetail],
    ['ownerNotice', table.ownerNotice_state],
    ['confirmation', table.confirmation_state],
    ...zip(fields, answers, 'answer'),
    ...zip(sourceNames, source, 'source'),
    ...(form.isMade ? [['asked', custom_submissions.subscription_askedAt] as const] : []),
  ]);
}

const zip = (names: readonly string[], columns: readonly PgColumn[], kind: 'answer' | 'source') =>
  columns.map((column, index) => [`${kind} ${names[index] ?? ''}`, column] as const);

const isMade = (form: FormDefinition, part: SQL): SQL => (form.isMade ? part : sql``);

/**
 * Made once for each form. Each value comes as a list, with an entry for each submission.
 * @param files of the submission, where there is only one
 * @param isLimited whether its form takes only so many
 */
function insertInto(
  form: FormDefinition,
  files: readonly IncomingFile[] = [],
  isLimited = false,
): QueryConfig {
  const table = tableOf(form);
  const columns = columnsByName(form);
  const given = [...columns.keys(), 'earlier'];
  const lists = given.map((name) => sql`${sql.placeholder(name)}::text[]`);
  const names = given.map((name) => sql.identifier(name));
  const values = [...columns].map(
    ([name, column]) => sql`CAST(given.${sql.identifier(name)} AS ${sql.raw(column.getSQLType())})`,
  );
  const came = sql`(
        SELECT * FROM unnest(${sql.join(lists, sql`, `)}) WITH ORDINALITY
          AS came (${sql.join(names, sql`, `)}, place)
        -- A look at one row each: joined, a plan from when the table was small reads all of it.
        WHERE earlier IS NULL OR COALESCE(
          (SELECT twin.submitted_at FROM ${table} AS twin WHERE twin.id = earlier::uuid)
            < "submittedAt"::timestamptz - ${secondsOfClick}::integer * interval '1 second',
          true
        )
      )`;
  return toQuery(sql`
    WITH stored AS (
      INSERT INTO ${table} (${columnNames(...columns.values())})
      SELECT ${sql.join(values, sql`, `)}
      FROM ${isLimited ? withPlace(came) : came} AS given
      ORDER BY place
      ON CONFLICT (${columnNames(table.id)}) DO NOTHING
      RETURNING ${table.id} AS id, ${table.quarantinedFor} AS suspicion,
        ${table.confirmation_state} AS confirmation${isMade(
          form,
          sql`, ${custom_submissions.formId} AS form_id, ${custom_submissions.subscription_askedAt} AS asked`,
        )}
    ), queued AS (
      INSERT INTO ${payload_jobs} (${columnNames(payload_jobs.taskSlug, payload_jobs.input)})
      SELECT 'notify', jsonb_build_object(
        'notice', notice, 'collection', ${form.collection}::text, 'submission', id
      )
      FROM stored, unnest(ARRAY['ownerNotice', 'confirmation']) AS notice
      WHERE (suspicion IS NULL OR suspicion = 'test') AND (notice = 'ownerNotice' OR confirmation IS NOT NULL)
    ), files AS (
      ${insertFiles(files, { entry: sql`NULL::uuid`, submission: sql`stored.id`, beside: sql`stored` })}
    ), told AS (
      ${queueNews(form, 'submission', sql`(SELECT id FROM stored WHERE suspicion IS NULL) AS news`)}
    ), ruled AS (
      ${queueRulesOfSubmissions(sql`(SELECT id FROM stored WHERE suspicion IS NULL) AS news`)}
    )${isMade(form, sql`, called AS (${queueFormWebhook('submission', sql`(SELECT id, form_id FROM stored WHERE suspicion IS NULL AND asked IS NULL) AS sent`)})`)}
    SELECT id FROM stored`);
}

/** Of what came those that find a place, the first ones first. What is set aside takes none. */
const withPlace = (came: SQL): SQL => sql`(
  SELECT * FROM (
    SELECT *, count(*) FILTER (WHERE "quarantinedFor" IS NULL)
      OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
    FROM ${came} AS came
    WHERE NOT EXISTS (SELECT FROM ${custom_submissions} AS kept WHERE kept.id = came.id::uuid)
  ) AS new
  WHERE before + (
    SELECT count(*) FROM ${custom_submissions}
    WHERE ${custom_submissions.formId} = ${sql.placeholder('limited')}::text AND ${takesPlace}
  ) < ${sql.placeholder('most')}::integer
)`;

const inserts = byName(formList, (form) => insertInto(form));
const limitedInsert = insertInto(forms.custom, [], true);

/** A field that is new since the submission was kept on the disk has no answer. */
const answerTo = ({ values }: Received, field: string) => values[field] ?? null;

function valuesOf(received: Received): Record<string, string | null> {
  const { id, submittedAt, reference, quarantinedFor, earlier = null, source } = received;
  const { quarantineDetail = null } = received;
  const isTold = quarantinedFor === null || quarantinedFor === 'test';
  const noticeState = isTold ? 'waiting' : 'held';
  const answers = forms[received.form].fields.map(
    ({ name }) => [`answer ${name}`, answerTo(received, name)] as const,
  );
  return {
    ...{ id, submittedAt, reference, quarantinedFor, quarantineDetail, earlier },
    ownerNotice: noticeState,
    // Who leaves no address gets no mail.
    confirmation: received.values['email'] && !received.isUnconfirmed ? noticeState : null,
    ...Object.fromEntries(answers),
    ...(forms[received.form].isMade && { asked: received.asksToConfirm ? submittedAt : null }),
    ...Object.fromEntries(sourceNames.map((name) => [`source ${name}`, source?.[name] ?? null])),
  };
}

function insertion(
  form: FormDefinition,
  submissions: readonly Received[],
  limit?: PlaceLimit,
): QueryConfig {
  const { files } = submissions[0] ?? {};
  const prepared = limit ? limitedInsert : inserts[form.name];
  const { text, values = [] } = files ? insertInto(form, files, limit !== undefined) : prepared;
  const rows = submissions.map(valuesOf);
  const lists = Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [name, rows.map((row) => row[name] ?? null)]),
  );
  const given = { ...lists, ...(limit && { limited: limit.form, most: limit.most }) };
  const query = { text, values: fillPlaceholders(values, given) };
  // By its name a connection prepares it once.
  return files ? query : { ...query, name: `store ${form.name}${limit ? ' of a few' : ''}` };
}

/** How many entries that count a form that editors made may have. */
export interface PlaceLimit {
  /** By its id. */
  readonly form: string;
  readonly most: number;
}

/**
 * `again`: it is there since an earlier try. `twin`: it is the second click on a form without a
 * script, and the first is there under the id that it names as `earlier`. `taken`: another one has its id.
 * `full`: its form takes no more.
 */
export type StoreOutcome = 'stored' | 'again' | 'twin' | 'taken' | 'full';

/**
 * Stores submissions of one form and queues their notices in one SQL statement: PostgreSQL does all
 * of it or nothing, and its answer says which. Payload's own `create` may answer for a row that was
 * never committed (payload #17726), and this is a hundred times faster. A suspicious one gets no
 * notices yet. None of them may name another of them as `earlier`: a statement does not see its own rows.
 * One with files comes alone, and they are stored with it.
 * @param limit is counted under a lock, so that many at once are no more than one after the other
 * @returns by id
 * @throws Unavailable, UnknownOutcome, DatabaseError as `doorConnection.query` does
 */
export async function store(
  form: FormDefinition,
  submissions: readonly Received[],
  limit?: PlaceLimit,
): Promise<ReadonlyMap<string, StoreOutcome>> {
  const rows = await insertAll(form, submissions, limit);
  const isStored = new Set(rows.map(({ id }) => id));
  const others = submissions.filter(({ id }) => !isStored.has(id));
  return new Map([
    ...rows.map(({ id }) => [id, 'stored'] as const),
    ...(others.length > 0 ? await compareWithKept(form, others, limit) : []),
  ]);
}

/** @returns those that are stored */
async function insertAll(
  form: FormDefinition,
  submissions: readonly Received[],
  limit: PlaceLimit | undefined,
): Promise<readonly { id: string }[]> {
  // Nothing is stored of what comes to a form that is closed, but it may be there already.
  if (limit?.most === 0) return [];
  const connection = submissions[0]?.files ? filesConnection : doorConnection;
  const insert = insertion(form, submissions, limit);
  const { rows } = await (limit
    ? connection.queryLocked<{ id: string }>(`places of ${limit.form}`, insert)
    : connection.query<{ id: string }>(insert));
  return rows;
}

async function compareWithKept(
  form: FormDefinition,
  submissions: readonly Received[],
  limit: PlaceLimit | undefined,
): Promise<(readonly [string, StoreOutcome])[]> {
  const ids = submissions.flatMap(({ id, earlier }) => (earlier ? [id, earlier] : [id]));
  const kept = await keptUnder(doorConnection, form, ids);
  return submissions.map((received) => {
    const own = kept.get(received.id);
    const first = own ? undefined : kept.get(received.earlier ?? '');
    if (first && isSameClick(first, received)) return [received.id, 'twin'];
    if (!own && limit) return [received.id, 'full'];
    return [received.id, own && saySame(form, own.values, received.values) ? 'again' : 'taken'];
  });
}
