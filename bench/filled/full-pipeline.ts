import { setTimeout as wait } from 'node:timers/promises';

import { ask } from '../../tests/support/sites/load';
import type { OwnSite } from '../../tests/support/sites/own-site';

/** Opportunities of a twentieth are open, as after years. */
const opportunitiesOf = (form: 'contact' | 'quote', count: number) => `
  INSERT INTO opportunities
    (submission, stage, outcome, closed_on, value, currency, next_step, next_step_day, expected_close, stage_since)
  SELECT id, CASE n % 4 WHEN 0 THEN 'new' WHEN 1 THEN 'talking' WHEN 2 THEN 'proposal' ELSE 'agreeing' END,
    CASE WHEN n % 20 <> 0 THEN CASE n % 3 WHEN 0 THEN 'won' ELSE 'lost' END END,
    CASE WHEN n % 20 <> 0 THEN current_date - (n % 1500)::int END,
    100000 + n, CASE n % 9 WHEN 0 THEN 'EUR' ELSE 'GBP' END, 'Ring',
    current_date + (n % 300)::int - 5, current_date + (n % 400)::int, now() - n * interval '1 minute'
  FROM (
    SELECT id, row_number() OVER (ORDER BY submitted_at DESC) AS n FROM ${form}_submissions
    WHERE quarantined_for IS NULL
  ) AS newest WHERE n <= ${count}`;

/**
 * Gives a filled inbox so many people at a quarter as many companies, whom its own jobs file, and so many
 * opportunities. @returns what their pages are asked for by
 */
export async function fillPipeline(
  site: OwnSite,
  { people, opportunities }: { people: number; opportunities: number },
) {
  const query = (text: string) => ask(site.databaseUrl, text);
  for (const [at, form] of (['contact', 'quote'] as const).entries()) {
    await query(`UPDATE ${form}_submissions AS sent
                 SET email = 'sender' || of.n || '@company' || of.n % ${people / 4} || '.example'
                 FROM (
                   SELECT id, (row_number() OVER (ORDER BY submitted_at) + ${(at * people) / 2}) % ${people} AS n
                   FROM ${form}_submissions
                 ) AS of WHERE of.id = sent.id`);
    await query(opportunitiesOf(form, opportunities / 2));
  }
  const countLeft = async () => {
    const [row] = await ask<{ left: number }>(
      site.databaseUrl,
      'SELECT count(*)::int AS left FROM submissions WHERE to_file IS NOT NULL',
    );
    return row?.left ?? 0;
  };
  while ((await countLeft()) > 0) await wait(1000);
  for (const table of [
    ...['submissions', 'opportunities', 'people', 'companies', 'contact_details', 'contact_keys'],
    ...['contact_submissions', 'quote_submissions'],
  ])
    await query(`VACUUM ANALYZE ${table}`);
  const [found] = await ask<{ person: string; company: string; people: number }>(
    site.databaseUrl,
    `SELECT id AS person, company, (SELECT count(*) FROM people)::int AS people FROM people
     WHERE merged_into IS NULL AND company IS NOT NULL ORDER BY last_at DESC LIMIT 1`,
  );
  return { person: '', company: '', people: 0, ...found };
}

/** What staff look at, by its name. */
export const pipelineViews = (ids: {
  person: string;
  company: string;
}): Record<string, string> => ({
  'the board': '/admin/pipeline',
  'the list': '/admin/pipeline?as=list',
  'the list, a page far down': '/admin/pipeline?outcome=lost&page=100',
  'the list, a search': '/admin/pipeline?as=list&q=Whitlock',
  'the forecast and the figures': '/admin/pipeline/figures',
  'the Monday page': '/admin/pipeline/monday',
  people: '/admin/people',
  'people, a page far down': '/admin/people?page=900',
  'people, a name': '/admin/people?q=Whitlock',
  'people, one of all': '/admin/people?q=sender31234',
  'people, a telephone number': '/admin/people?q=02079460123',
  companies: '/admin/companies',
  'companies, one of all': '/admin/companies?q=company1234',
  'a person': `/admin/people/${ids.person}`,
  'a company': `/admin/companies/${ids.company}`,
});
