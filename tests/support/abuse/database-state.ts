import { Client } from 'pg';

/** What the process writes by itself, whoever asks for what. */
const itsOwn = new Set([
  'rate_limits',
  'payload_jobs',
  'payload_jobs_log',
  'payload_jobs_stats',
  'missing_pages',
]);

/** A sum of each table: all that a site knows. */
export async function databaseState(databaseUrl: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const sums: Record<string, unknown> = {};
    for (const { name } of tables.rows.filter((table) => !itsOwn.has(table.name))) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS sum FROM public."${name}" t`,
      );
      sums[name] = rows[0]?.sum;
    }
    return sums;
  } finally {
    await client.end();
  }
}
