import { afterAll, beforeAll, expect, test } from 'vitest';

import { command } from '../tests/support/sites/backup-drill';
import { ask, percentile } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { sessionCookie } from '../tests/support/staff/session-cookie';
import { record } from './results';

const entries = 10_000;
const rounds = 25;
const form = '0197a1c0-0000-7000-8000-0000000000be';

const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };

let site: OwnSite;
let cookie: string;
beforeAll(async () => {
  site = await startOwnSite({ RUN_JOBS: 'false' });
  cookie = await sessionCookie(site.url, admin);
  const { status, said } = await command('seed-submissions', [String(entries)], site.settings);
  if (status !== 0) throw new Error(said);
  await ask(site.databaseUrl, answers);
  for (const table of ['contact_submissions', 'custom_submissions'])
    await ask(site.databaseUrl, `VACUUM ANALYZE ${table}`);
}, 600_000);
afterAll(() => site.close());

const question = (key: string, kind: string, label: string, answer: string) => `jsonb_build_object(
  'key', '${key}', 'kind', '${kind}', 'label', '${label}', 'answer', ${answer}, 'words', ${answer})`;

/** The contact messages once more, as answers to one form of eight questions. */
const answers = `
  INSERT INTO custom_submissions
    (reference, submitted_at, name, email, form, answers, form_id, record, status, read_at, replied_at,
     updated_at, owner_notice_state, confirmation_state)
  SELECT replace(reference, 'C-', 'F-'), submitted_at, name, email, 'Open day',
         'What do you come for?: Talks' || E'\\n' || 'What else?: ' || message, '${form}',
         jsonb_build_object('form', '${form}', 'version', '1', 'title', 'Open day', 'asked',
           jsonb_build_array(
             ${question('q0000000001', 'name', 'Your name', 'name')},
             ${question('q0000000002', 'email', 'Email', 'email')},
             ${question('q0000000003', 'radios', 'What do you come for?', `CASE WHEN length(name) % 3 = 0 THEN 'Lunch' ELSE 'Talks' END`)},
             ${question('q0000000004', 'several', 'Days', `E'Monday\\nFriday'`)},
             ${question('q0000000005', 'number', 'How many?', `(length(message) % 9)::text`)},
             ${question('q0000000006', 'date', 'When?', `to_char(submitted_at, 'YYYY-MM-DD')`)},
             ${question('q0000000007', 'long-text', 'What else?', 'message')},
             ${question('q0000000008', 'consent', 'Write to me', `'yes'`)})),
         status::text::enum_custom_submissions_status, read_at, replied_at, updated_at, 'logged', 'logged'
  FROM contact_submissions`;

const farDown = 'after=00000000-0000-4000-8000-000000000000_2026-11-01T00%3A00%3A00.000Z';

/** The same of both, as the inbox asks for it. */
const views: Readonly<Record<string, readonly [string, string]>> = {
  listed: ['tab=contact', `tab=custom&formId=${form}`],
  'a page far down': [`tab=contact&${farDown}`, `tab=custom&formId=${form}&${farDown}`],
  filtered: ['tab=contact&status=in-progress', `tab=custom&formId=${form}&status=in-progress`],
  'searched for a name': ['tab=contact&q=Whitlock', `tab=custom&formId=${form}&q=Whitlock`],
  'searched for one': ['tab=contact&q=cseed4321', `tab=custom&formId=${form}&q=fseed4321`],
  'searched for a word': ['tab=contact&q=invoices', `tab=custom&formId=${form}&q=invoices`],
};

async function took(address: string): Promise<number> {
  const since = performance.now();
  const response = await fetch(site.url + address, { headers: { cookie } });
  const body = await response.text();
  expect([address, response.status]).toEqual([address, 200]);
  expect(body).not.toMatch(/Failed to load submission data|could not be read/);
  return performance.now() - since;
}

/** In turns, so that both meet the same machine. */
async function compared(pair: readonly [string, string], times: number) {
  const taken: [number[], number[]] = [[], []];
  for (let round = 0; round < times + 2; round += 1)
    for (const [at, address] of pair.entries()) {
      const ms = await took(address);
      if (round >= 2) taken[at === 0 ? 0 : 1].push(ms);
    }
  const [contact, made] = [percentile(taken[0], 0.5), percentile(taken[1], 0.5)];
  return { contact, made, ratio: made / contact };
}

test('10,000 answers to one form are listed, searched and exported as fast as contact messages', async () => {
  const figures: Record<string, number> = {};
  const add = (name: string, { contact, made, ratio }: Awaited<ReturnType<typeof compared>>) => {
    figures[`${name}, contact p50 ms`] = contact;
    figures[`${name}, made p50 ms`] = made;
    figures[`${name}, ratio`] = ratio;
  };
  for (const [name, [contact, made]] of Object.entries(views))
    add(name, await compared([`/admin?${contact}`, `/admin?${made}`], rounds));
  for (const format of ['csv', 'json'])
    add(
      `exported as ${format}`,
      await compared(
        [
          `/admin/export?tab=contact&format=${format}`,
          `/admin/export?tab=custom&formId=${form}&format=${format}`,
        ],
        5,
      ),
    );
  const own = async (address: string) => {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await took(address));
    return percentile(times, 0.5);
  };
  figures['filtered by an answer, p50 ms'] = await own(
    `/admin?tab=custom&formId=${form}&q0000000003=Lunch`,
  );
  figures['summary, p50 ms'] = await own(`/admin/figures/forms/${form}`);
  record('made-forms', figures);
  const ratios = Object.entries(figures).filter(([name]) => name.endsWith('ratio'));
  expect(ratios.filter(([, ratio]) => ratio > 1.5)).toEqual([]);
}, 1_200_000);
