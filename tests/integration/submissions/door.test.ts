import { sql } from '@payloadcms/db-postgres';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { sendNotices } from '@/submissions/notices/send-notices';
import { submit } from '@/submissions/submit';

import { quote } from '../../support/submissions/answers';
import { payload } from '../../support/payload';
import { acceptedAnswer, count, post, stored } from '../../support/submissions/quote-requests';

afterEach(() => vi.restoreAllMocks());

test('a quote becomes one row, and two notices wait', async () => {
  const response = await submit(quoteForm, post(JSON.stringify(quote)));
  expect(response.status).toBe(201);
  const { id } = acceptedAnswer.parse(await response.json());
  expect(await stored(id)).toMatchObject({
    name: quote.name,
    email: quote.email,
    phone: null,
    company: quote.company,
    project_type: 'portal',
    budget: '25k-50k',
    timeline: null,
    description: quote.description,
  });
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT input->>'notice' AS notice FROM payload_jobs
        WHERE input->>'submission' = ${id} ORDER BY 1`,
  );
  expect(rows.map(({ notice }) => notice)).toEqual(['confirmation', 'ownerNotice']);
});

test('the notices are logged without a word of the sender’s, and done', async () => {
  const response = await submit(quoteForm, post(JSON.stringify(quote)));
  const { id } = acceptedAnswer.parse(await response.json());
  const lines: unknown[] = [];
  vi.spyOn(payload.logger, 'info').mockImplementation((...line: unknown[]) => {
    lines.push(...line);
  });
  await sendNotices({ payload, goOn: () => true, isOurs: () => true });
  expect(lines).toContain(`Owner notice: quote submission ${id}`);
  expect(lines).toContain(`User confirmation: quote submission ${id}`);
  expect(JSON.stringify(lines)).not.toContain('stannesclinics');
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM payload_jobs WHERE input->>'submission' = ${id}`,
  );
  expect(rows).toEqual([]);
  expect(await stored(id)).toMatchObject({
    owner_notice_state: 'logged',
    confirmation_state: 'logged',
  });
});

test('a browser without JavaScript is sent to the thank-you view', async () => {
  const body = new URLSearchParams({
    name: 'Tom Whitlock',
    email: 'tom@whitlockjoinery.example',
    message: 'Staircases.',
  });
  const response = await submit(
    contactForm,
    post(body.toString(), 'application/x-www-form-urlencoded'),
  );
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/received\/C-/);
});

test('a filled honeypot gets the answer of a success, and nothing is stored', async () => {
  const before = await count();
  const response = await submit(
    quoteForm,
    post(JSON.stringify({ ...quote, [quoteForm.honeypot]: 'x.example' })),
  );
  expect(response.status).toBe(201);
  acceptedAnswer.parse(await response.json());
  expect(await count()).toBe(before);
});

describe('what is refused', () => {
  test.each([
    ['another type', '<quote/>', 'application/xml', 415, 'unsupported-media-type'],
    ['no JSON', '{"name":', 'application/json', 400, 'malformed'],
    ['a list', '[]', 'application/json', 400, 'malformed'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400, 'malformed'],
    [
      '64 KB and more',
      JSON.stringify({ name: 'x'.repeat(65536) }),
      'application/json',
      413,
      'too-large',
    ],
    ['nothing filled in', '{}', 'application/json', 422, 'invalid'],
  ])('%s', async (_, body, type, status, code) => {
    const before = await count();
    const response = await submit(quoteForm, post(body, type));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect(await count()).toBe(before);
  });

  test('errors come by field, in the form’s words', async () => {
    const response = await submit(quoteForm, post(JSON.stringify({ ...quote, email: 'm.oduya@' })));
    expect(await response.json()).toEqual({
      error: {
        code: 'invalid',
        message: 'Some answers need a second look.',
        fields: {
          email: 'Enter an email address in the correct format, like name@company.co.uk',
        },
      },
    });
  });
});

test('what the honeypot caught is counted by day', async () => {
  const hits = async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT sum(hits)::int AS hits FROM honeypot_hits WHERE form = 'quote'`,
    );
    return Number(rows[0]?.hits ?? 0);
  };
  const before = await hits();
  await submit(quoteForm, post(JSON.stringify({ ...quote, [quoteForm.honeypot]: 'x.example' })));
  expect(await hits()).toBe(before + 1);
});

test('a line break of any system arrives as one', async () => {
  const response = await submit(
    quoteForm,
    post(JSON.stringify({ ...quote, description: 'One\r\ntwo\nthree' })),
  );
  const { id } = acceptedAnswer.parse(await response.json());
  expect(await stored(id)).toMatchObject({ description: 'One\ntwo\nthree' });
});

test('a form that is not UTF-8 is refused, not repaired', async () => {
  const response = await submit(
    contactForm,
    post('name=%FF&email=a%40b.example&message=x', 'application/x-www-form-urlencoded'),
  );
  expect(response.status).toBe(400);
});
