import { readdirSync } from 'node:fs';

import { beforeAll, expect, test } from 'vitest';

import { onlyWith } from '@/features';
import { takenPaths } from '~/collections/pages/addresses';
import type { LegalPage } from '@/payload-types';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, signedInEditor } from '../../support/staff/editor';

logNowhere();

let headers: Record<string, string>;
let pages: LegalPage[];
beforeAll(async () => {
  headers = await signedInEditor();
  ({ docs: pages } = await payload.find({
    collection: 'legal-pages',
    pagination: false,
    depth: 0,
  }));
});

const pageAt = (slug: string) => {
  const page = pages.find((each) => each.slug === slug);
  if (!page) throw new Error(`The seed has no ${slug}`);
  return page;
};

const fixed = [
  'privacy',
  'terms',
  'disclaimer',
  ...onlyWith('giveaway', 'competition-1'),
  'accessibility',
];

test.each(fixed)('the page at /%s is not renamed, and the field says why', async (slug) => {
  const { id } = pageAt(slug);
  const answer = await rest('PATCH', `/legal-pages/${id}`, {
    headers,
    body: { slug: 'elsewhere' },
  });
  expect(answer.status).toBe(400);
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.data?.errors).toEqual([
    {
      path: 'slug',
      message: `This page stays at /${slug}: the forms, the footer and other texts lead there.`,
    },
  ]);
});

test.each(fixed)('the page at /%s is not deleted', async (slug) => {
  const answer = await rest('DELETE', `/legal-pages/${pageAt(slug).id}`, { headers });
  expect(answer.status).toBe(409);
  expect(refusal.parse(await answer.json()).errors[0]?.message).toContain(`/${slug}`);
});

test('another legal page comes, moves and goes, but not onto a page of the site', async () => {
  const { title, sections } = pageAt('terms');
  // A row that is sent with its id would be that of the other page.
  const own = sections.slice(0, 1).map(({ heading, body }) => ({ heading, body }));
  const body = { title, sections: own, slug: 'modern-slavery' };
  const made = await rest('POST', '/legal-pages', { headers, body });
  expect(made.status).toBe(201);
  const { docs } = await payload.find({
    collection: 'legal-pages',
    where: { slug: { equals: 'modern-slavery' } },
  });
  const path = `/legal-pages/${docs[0]?.id ?? ''}`;
  const onto = await rest('PATCH', path, { headers, body: { slug: 'quote' } });
  const moved = await rest('PATCH', path, { headers, body: { slug: 'slavery' } });
  const gone = await rest('DELETE', path, { headers });
  expect([onto.status, moved.status, gone.status]).toEqual([400, 200, 200]);
  const { errors } = refusal.parse(await onto.json());
  expect(errors[0]?.data?.errors[0]?.message).toBe('/quote is taken: the quote page stands there.');
});

test('every address that a route of the site has is known as taken', () => {
  const groups = ['', '(payload)', '(site)', '(staff)'];
  const routes = groups
    .flatMap((group) => readdirSync(`src/app/${group}`, { withFileTypes: true }))
    // Nor do slugs have what an encoded character begins with.
    .filter(({ name }) => !/^[([%]/.test(name))
    .filter(
      ({ name }) =>
        !/^(layout|page|not-found|global-not-found|server-function|changed-fields)/.test(name),
    )
    .map(({ name }) => name.replace(/\..*$/, ''))
    // Addresses with a dot in them, which no slug has.
    .filter((name) => name !== 'favicon' && name !== 'icon');
  expect(routes.filter((name) => !takenPaths.includes(name))).toEqual([]);
});
