import { beforeAll, expect, test } from 'vitest';

import { listPages } from '~/collections/page-paths';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
let industry: string;
beforeAll(async () => {
  headers = await signedInEditor();
  const { docs } = await payload.find({
    collection: 'industries',
    where: { slug: { equals: 'education' } },
  });
  industry = docs[0]?.id ?? '';
});

const write = (meta: object) =>
  rest('PATCH', `/industries/${industry}`, { headers, body: { meta } });

const isListed = async () => (await listPages(payload)).find(({ id }) => id === industry)?.isListed;

test('search engines are not told of a page that is kept from them, or has its original elsewhere', async () => {
  expect(await isListed()).toBe(true);
  for (const meta of [{ noindex: true }, { noindex: false, canonical: 'https://example.com/a' }]) {
    expect((await write(meta)).status).toBe(200);
    expect(await isListed()).toBe(false);
  }
  await write({ canonical: null });
  expect(await isListed()).toBe(true);
});

test.each(['http://example.com', '//example.com', 'javascript:alert(1)', 'industries'])(
  'the original stands at no such address as %s',
  async (canonical) => {
    const answer = await write({ canonical });
    expect(answer.status).toBe(400);
    const { errors } = refusal.parse(await answer.json());
    expect(errors[0]?.data?.errors[0]?.path).toBe('meta.canonical');
  },
);

test('a picture that pages are shared with is not thrown away', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1 });
  const image = docs[0]?.id ?? '';
  await write({ image });
  const answer = await rest('DELETE', `/media/${image}`, { headers });
  expect(answer.status).toBe(409);
  expect(refusal.parse(await answer.json()).errors[0]?.message).toContain('industry “Education”');
  await write({ image: null });
});
