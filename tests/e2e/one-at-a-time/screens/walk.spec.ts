import type { Page } from 'playwright/test';

import { answerFair, forgetForms, publishFair } from '../../../support/made-forms/published-fair';
import { expect, query, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

const empty = () =>
  query(`DELETE FROM thread_entries; DELETE FROM contact_submissions; DELETE FROM quote_submissions;
         DELETE FROM saved_views`);
test.afterAll(empty);
test.afterEach(({ request }) => forgetForms(request));

/** Something on every screen: what no link leads to is not walked through. */
async function fill() {
  await empty();
  for (const [table, letter, more, values] of [
    ['contact_submissions', 'C', 'message', `'Nine systems.'`],
    [
      'quote_submissions',
      'Q',
      'phone, project_type, description',
      `'020 7946 0123', 'portal', 'Seven.'`,
    ],
  ] as const)
    await query(
      `INSERT INTO ${table}
         (reference, submitted_at, name, email, ${more}, status, quarantined_for, snoozed_until,
          deleted_at, replied_at, source_landing_page, source_referrer)
       SELECT '${letter}-WALK-' || n, now() - n * interval '20 hours', 'Walker ' || n,
              'walker' || n % 5 || '@walk.example', ${values},
              (CASE WHEN n % 4 = 1 THEN 'replied' WHEN n % 7 = 1 THEN 'archived' ELSE 'new' END)::enum_${table}_status,
              (CASE WHEN n = 2 THEN 'filled-too-fast' END)::enum_${table}_quarantined_for,
              CASE WHEN n = 3 THEN now() + interval '1 day' END,
              CASE WHEN n = 4 THEN now() END, CASE WHEN n % 4 = 1 THEN now() END,
              '/quote', 'news.example'
       FROM generate_series(1, 24) AS n`,
    );
  const [admin] = await query('SELECT id FROM users WHERE email = $1', [staff.admin.email]);
  await query(
    `INSERT INTO thread_entries (id, submission, position, kind, state, address, text, author,
       written_at, due_at, problem)
     SELECT gen_random_uuid(), id, position, kind, state, email, 'Words.', $1, now(),
            now() + interval '1 day', problem
     FROM contact_submissions, (VALUES (1, 'reply', 'sent', NULL), (2, 'answer', 'received', NULL),
       (3, 'bounce', 'received', NULL), (4, 'reply', 'failed', '550'), (5, 'reply', 'waiting', NULL))
       AS mail (position, kind, state, problem)
     WHERE name = 'Walker 5'`,
    [admin?.['id']],
  );
  await query(
    `INSERT INTO thread_entries (id, kind, state, address, text, written_at, due_at)
     VALUES (gen_random_uuid(), 'answer', 'unmatched', 'walker1@walk.example', 'Hello?', now(), now())`,
  );
  await query(
    `INSERT INTO attachments (id, entry, submission, name, size, content, added_at)
     SELECT gen_random_uuid(), id, submission, 'plan.pdf', 4, 'plan', now()
     FROM thread_entries WHERE kind = 'answer' AND submission IS NOT NULL`,
  );
  await query(
    `INSERT INTO saved_views (owner, name, query, is_shared) VALUES ($1, 'Mine', 'source=news.example', false)`,
    [admin?.['id']],
  );
}

/**
 * What there is to see at an address: its page, and each thing that its parameters ask for. One address
 * for each of them is enough; of lists and forms, each counts by its name.
 */
function partsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  const page = pathname.replace(/[0-9a-f-]{36}/g, ':id');
  const named = ['view', 'tab', 'show', 'format'];
  const asked = [...searchParams].map(([name, value]) =>
    name === 'open'
      ? `open ${searchParams.get('tab') ?? ''}`
      : named.includes(name)
        ? `${name}=${value}`
        : name,
  );
  return [page, ...asked.map((each) => `${page} ${each}`)];
}

interface Link {
  readonly address: string;
  readonly isFile: boolean;
}

/** Where the page leads within the inbox. */
const linksOf = (page: Page): Promise<Link[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, pathname }) => origin === location.origin && /^\/admin\b/.test(pathname))
      .map((link) => ({
        address: link.href.replace(/#.*/, ''),
        isFile: link.hasAttribute('download'),
      })),
  );

test('every screen that the inbox leads to is whole, at both widths, and without a complaint', async ({
  page,
  baseURL,
}) => {
  const form = await publishFair(page.request);
  for (const mark of [null, 'learned', 'test']) {
    const id = await answerFair(page.request, form);
    await query('UPDATE custom_submissions SET quarantined_for = $1 WHERE id = $2', [mark, id]);
  }
  await fill();
  await signInByRequest(page);
  const problems: string[] = [];
  let at = '';
  page.on('requestfailed', (request) => {
    // Whoever goes on to the next page waits for nothing of the last.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`${at}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${at}: ${response.status()} ${response.url()}`);
  });

  const seen = new Set<string>();
  const waiting: Link[] = [{ address: `${baseURL}/admin`, isFile: false }];
  let files = 0;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const parts = partsOf(next.address);
    if (parts.every((part) => seen.has(part))) continue;
    for (const part of parts) seen.add(part);
    at = next.address;
    if (next.isFile) {
      const answer = await page.request.get(at);
      const size = (await answer.body()).length;
      files += 1;
      if (answer.status() !== 200 || size === 0)
        problems.push(`${at}: ${answer.status()}, ${size} bytes`);
      continue;
    }
    await page.goto(at);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      const main = await page.locator('main').innerText();
      if (main.trim().length < 40) problems.push(`${at}: nothing at ${width}`);
      if (/Failed to load|could not be read/.test(main)) problems.push(`${at}: ${main}`);
    }
    waiting.push(...(await linksOf(page)));
  }

  expect(problems).toEqual([]);
  // Or nothing was walked through.
  for (const part of [
    'figures',
    'data-protection',
    'scheduled',
    'unmatched',
    'account',
    'people/:id',
    'figures/forms/:id',
  ])
    expect([...seen]).toContain(`/admin/${part}`);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['/admin open ', '/admin open quote', '/admin open custom', '/admin formId'],
      ...['/admin view=set-aside', '/admin view=not-delivered'],
    ]),
  );
  expect(files).toBeGreaterThanOrEqual(5);
});
