import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run, toQuery } from '@/platform/database/statement';

import { submissions } from '../parent';
import { contactDetails, contactKeys } from './details-table';
import { eraseIdlePeople } from './leave';
import { companies, contactsLock, people } from './people-table';
import { listUnfiled, type Unfiled } from './said';

const mostAtOnce = 200;

/**
 * Files what came in under its sender and their company: who is new gets a row. It runs after the door has
 * answered, and loses nothing: what waits says so in its own row, until the statement that files it.
 * @returns whether more may wait
 */
export async function fileSubmissions(limit = mostAtOnce): Promise<boolean> {
  const unfiled = await listUnfiled(limit);
  if (unfiled.length === 0) return false;
  const given = JSON.stringify(unfiled);
  await makeMissing(given);
  const left = await file(given, saidBy(unfiled));
  await eraseIdlePeople(left);
  return unfiled.length === limit;
}

const saidBy = (unfiled: readonly Unfiled[]): string =>
  JSON.stringify(
    unfiled.flatMap(({ id, at, said }) => said.map((each) => ({ ...each, submission: id, at }))),
  );

/**
 * A person for each address that is nobody's yet, and a company for each domain. Whose only submission has
 * another address now is the same person, with both.
 */
async function makeMissing(given: string): Promise<void> {
  const { key } = contactKeys;
  await staffConnection.queryLocked(
    contactsLock,
    toQuery(sql`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${given}::jsonb)
          AS given (id uuid, address text, domain text, at timestamptz)
      ),
      new_companies AS MATERIALIZED (
        SELECT gen_random_uuid() AS company, domain, last FROM (
          SELECT domain, max(at) AS last FROM given
          WHERE domain IS NOT NULL AND NOT EXISTS (SELECT FROM ${contactKeys} WHERE ${key} = domain)
          GROUP BY domain
        ) AS unknown
      ),
      new_people AS MATERIALIZED (
        SELECT address, last, kept, coalesce(kept, gen_random_uuid()) AS person FROM (
          SELECT address, max(at) AS last, max((
            SELECT was.person FROM ${submissions} AS was
            WHERE was.id = given.id AND NOT EXISTS (
              SELECT FROM ${submissions} AS other WHERE other.person = was.person AND other.id <> was.id
            ))::text)::uuid AS kept
          FROM given
          WHERE address IS NOT NULL AND NOT EXISTS (SELECT FROM ${contactKeys} WHERE ${key} = address)
          GROUP BY address
        ) AS unknown
      ),
      made_companies AS (
        INSERT INTO ${companies} (id, last_at, own_last_at) SELECT company, last, last FROM new_companies
      ),
      made_people AS (
        INSERT INTO ${people} (id, last_at, own_last_at)
        SELECT person, last, last FROM new_people WHERE kept IS NULL
      )
      INSERT INTO ${contactKeys} (key, person, company)
      SELECT address, person, NULL::uuid FROM new_people
      UNION ALL SELECT domain, NULL::uuid, company FROM new_companies`),
  );
}

/** @returns the people who had one of them before, and may have nothing left */
async function file(given: string, said: string): Promise<readonly string[]> {
  const { rows } = await staffConnection.queryLocked<{ was: string }>(
    contactsLock,
    toQuery(sql`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${given}::jsonb)
          AS given (id uuid, due timestamptz, at timestamptz, address text, domain text)
      ),
      here AS (
        SELECT ${submissions.id} AS id, ${submissions.person} AS was
        FROM ${submissions} JOIN given ON given.id = ${submissions.id} AND given.due = ${submissions.toFile}
        FOR UPDATE OF ${submissions} SKIP LOCKED
      ),
      found AS (
        SELECT here.id, here.was, given.at, own.person, whole.company
        FROM here JOIN given ON given.id = here.id
        LEFT JOIN ${contactKeys} AS own ON own.key = given.address
        LEFT JOIN ${contactKeys} AS whole ON whole.key = given.domain
        WHERE given.address IS NULL OR own.person IS NOT NULL
      ),
      filed AS (
        UPDATE ${submissions} SET person = found.person, to_file = NULL
        FROM found WHERE ${submissions.id} = found.id
      ),
      forgotten AS (
        DELETE FROM ${contactDetails} USING found WHERE ${contactDetails.submission} = found.id
      ),
      said AS (
        INSERT INTO ${contactDetails} (person, kind, value, key, submission, origin, at)
        SELECT found.person, said.kind, said.value, said.key, found.id, 'enquiry', said.at
        FROM jsonb_to_recordset(${said}::jsonb)
          AS said (submission uuid, kind text, value text, key text, at timestamptz)
        JOIN found ON found.id = said.submission WHERE found.person IS NOT NULL
      ),
      -- One that they stand with has written then, too.
      active AS (
        SELECT person, max(at) AS last, max(company::text)::uuid AS company
        FROM found WHERE person IS NOT NULL GROUP BY person
      ),
      people_now AS (
        UPDATE ${people} SET last_at = greatest(last_at, latest.last),
          own_last_at = greatest(own_last_at, latest.own),
          company = CASE WHEN is_company_set OR ${people.company} IS NOT NULL
                         THEN ${people.company} ELSE latest.company END
        FROM (
          SELECT id, max(last) AS last, max(own) AS own, max(company::text)::uuid AS company FROM (
            SELECT person AS id, last, last AS own, company FROM active
            UNION ALL SELECT merged.merged_into, last, NULL, NULL
            FROM active JOIN ${people} AS merged ON merged.id = active.person
            WHERE merged.merged_into IS NOT NULL
          ) AS each GROUP BY id
        ) AS latest WHERE ${people.id} = latest.id
      ),
      companies_now AS (
        UPDATE ${companies} SET last_at = greatest(last_at, latest.last),
          own_last_at = greatest(own_last_at, latest.own)
        FROM (
          SELECT id, max(last) AS last, max(own) AS own FROM (
            SELECT coalesce(own.company, active.company) AS id, last, last AS own
            FROM active JOIN ${people} AS own ON own.id = active.person
            UNION ALL SELECT merged.merged_into, last, NULL
            FROM active JOIN ${people} AS own ON own.id = active.person
            JOIN ${companies} AS merged ON merged.id = coalesce(own.company, active.company)
          ) AS each WHERE id IS NOT NULL GROUP BY id
        ) AS latest WHERE ${companies.id} = latest.id
      )
      SELECT DISTINCT was FROM found WHERE was IS NOT NULL AND was IS DISTINCT FROM person`),
  );
  return rows.map(({ was }) => was);
}

/** All that waits, before somebody looks, unless there is much of it. */
export async function fileBeforeReading(): Promise<void> {
  await fileSubmissions();
}

/** How many wait to be filed: on the first day of a site that has many. */
export async function countUnfiled(): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${submissions} WHERE ${submissions.toFile} IS NOT NULL`,
  );
  return rows[0]?.count ?? 0;
}
