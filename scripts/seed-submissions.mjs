import { runCommand } from './steps/command.mjs';
import { query, useDatabase } from './steps/database.mjs';
import { Failure } from './steps/failure.mjs';

const most = 1_000_000;
const usage = `Say how many submissions, from 1 to ${most}: npm run seed:submissions -- 100000`;

/** Words that are as different as people's are, and a rare one in each: the number of the row. */
const words = `(ARRAY['seven','clinics','booking','invoices','stock','typed','twice','spreadsheet',
  'portal','customers','delivery','warehouse','audit','report','payroll','rota','quote','migrate',
  'Sage','Xero','tablets','drivers','tenants','pupils','donors','claims','permits','inspection'])`;
const names = `(ARRAY['Margaret','Tom','Priya','Gareth','Aoife','Samuel','Lucy','Daniel','Fiona','Hugh'])`;
const surnames = `(ARRAY['Oduya','Whitlock','Raman','Pugh','Brennan','Okafor','Harcourt','Krol','Tay','Penrose'])`;

/** One of an array, another one for each row and each `turn`. @param {string} array @param {number} turn */
const pick = (array, turn) =>
  `${array}[1 + (hashint4(n * 31 + ${turn}) & 2147483647) % array_length(${array}, 1)]`;

const sentence = Array.from({ length: 24 }, (_, turn) => pick(words, turn)).join(" || ' ' || ");

/** @param {string} table @param {string} letter @param {Record<string, string>} more columns */
function inserting(table, letter, more) {
  const columns = {
    reference: `'${letter}-SEED-' || n`,
    submitted_at: `now() - n * interval '7 minutes'`,
    name: `${pick(names, 101)} || ' ' || ${pick(surnames, 102)}`,
    email: `'sender' || n % 40000 || '@seeded.example'`,
    owner_notice_state: `'logged'::enum_${table}_owner_notice_state`,
    confirmation_state: `'logged'::enum_${table}_confirmation_state`,
    read_at: `CASE WHEN n > 12 THEN now() END`,
    updated_at: `now() - n * interval '7 minutes'`,
    status: `CASE WHEN n <= 12 THEN 'new'
      ELSE (ARRAY['replied','archived','archived','in-progress','spam','new'])[1 + n % 6]
      END::enum_${table}_status`,
    // One in three was answered, within an hour or within two days.
    replied_at: `CASE WHEN n > 12 AND n % 6 < 2
      THEN now() - n * interval '7 minutes' + (1 + n % 47) * interval '1 hour' END`,
    source_landing_page: pick(
      `(ARRAY['/','/quote','/work','/industries/healthcare','/industries/logistics',NULL])`,
      105,
    ),
    source_referrer: pick(
      `(ARRAY['www.google.com','www.linkedin.com','duckduckgo.com',NULL])`,
      106,
    ),
    source_utm_source: pick(`(ARRAY['newsletter','linkedin',NULL,NULL,NULL,NULL])`, 107),
    ...more,
  };
  return `INSERT INTO ${table} (${Object.keys(columns).join(', ')})
    SELECT ${Object.values(columns).join(', ')} FROM generate_series($1::int, $2::int) AS n`;
}

/**
 * One of the options that a field of the quote form has now.
 * @param {string} column
 * @param {number} turn
 */
const option = (column, turn) => pick(`(enum_range(NULL::enum_quote_submissions_${column}))`, turn);

const fill = [
  inserting('contact_submissions', 'C', { message: `${sentence} || ' ' || n` }),
  inserting('quote_submissions', 'Q', {
    phone: `'020 7946 0' || lpad((n % 1000)::text, 3, '0')`,
    company: `${pick(surnames, 103)} || ' & ' || ${pick(surnames, 104)}`,
    project_type: option('project_type', 108),
    budget: option('budget', 109),
    timeline: option('timeline', 110),
    description: `${sentence} || ' ' || n`,
  }),
];

/**
 * Fills both tables with made-up submissions, to see and to measure an inbox that is full. They are
 * marked by their references, C-SEED-1 and so on, and sent to nobody.
 */
await runCommand(async (signal, onClose) => {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1 || count > most) throw new Failure(usage);
  const url = await useDatabase(signal, onClose);
  const batch = 10_000;
  for (let first = 1; first <= count && !signal.aborted; first += batch) {
    const last = Math.min(count, first + batch - 1);
    for (const insert of fill) await query(url, insert, [first, last]);
    process.stdout.write(`${last} of ${count} in each table\n`);
  }
  await query(url, 'VACUUM ANALYZE contact_submissions, quote_submissions');
  return 0;
});
