import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectLongRun } from '../support/faults/long-run';
import { ask, type Target } from '../support/sites/load';
import { publishLoadForms } from '../support/sites/made-forms-load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

/** LONG_RUN=100000 is the whole of it. */
const submissions = Number(process.env.LONG_RUN ?? 20_000);

let site: OwnSite;
let target: Target;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
  target = await publishLoadForms(site.url);
});
afterAll(() => site.close());

test(`${submissions} answers to three forms that editors made, and 30 faults`, async () => {
  await expectLongRun(site, { test: 'Made forms', submissions, faults: 30, target });
  const rows = await ask<{ form: string; entries: string; questions: number; words: string }>(
    site.databaseUrl,
    `SELECT form, count(*) AS entries, jsonb_array_length(record->'asked') AS questions,
            regexp_replace(answers, '\\S+@load.example', 'me') AS words
     FROM custom_submissions GROUP BY 1, 3, 4 ORDER BY 1`,
  );
  const kept = rows.map(({ form, questions, words }) => ({ form, questions, words }));
  // Whatever came in between, each answer is whole.
  expect(kept).toEqual([
    { form: 'Newsletter', questions: 1, words: null },
    {
      ...{ form: 'Open day', questions: 9 },
      words:
        'From where?: York\nDays: Monday, Friday\nHow many?: 4\nSince when?: 2 November 2026\n' +
        'What can you not eat?: Nuts, says me.\nYou may write to me: Yes\nCampaign: autumn',
    },
    { form: 'Tasting', questions: 2, words: 'What else?: Twice?' },
  ]);
  for (const { entries } of rows) expect(Number(entries)).toBeGreaterThan(submissions / 3 - 100);
}, 3_600_000);
