import { z } from 'zod';

import { publicPages } from '../../../support/pages/public-pages';
import { expect, query, test } from '../../../support/site';

test('the sitemap lists every public page once, and robots are told of it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => day ?? '');
  expect(days.filter((day) => !Number.isNaN(Date.parse(day)))).toHaveLength(addresses.length);
  const [terms] = await query(`SELECT updated_at FROM legal_pages WHERE slug = 'terms'`);
  expect(sitemap).toContain(
    `<loc>${baseURL}/terms</loc>\n<lastmod>${z.date().parse(terms?.updated_at).toISOString()}</lastmod>`,
  );
  const pages = await publicPages();
  expect(addresses.sort()).toEqual(pages.map((path) => `${baseURL}${path}`).sort());

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining([
      'User-Agent: *',
      'Allow: /',
      'Disallow: /admin',
      'Disallow: /cms',
      'Disallow: /api/',
      `Sitemap: ${baseURL}/sitemap.xml`,
    ]),
  );
});

test('llms.txt names every public page, and says which case studies are samples', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^# OneLayer\n\n> \S/);
  const named = [...text.matchAll(/^- \[.+?\]\(([^)]+)\)/gm)].map(([, address]) => address);
  const pages = await publicPages();
  expect(named.sort()).toEqual(pages.map((path) => `${baseURL}${path}`).sort());
  expect(text).toMatch(/\/work\/deelflo\): Sample content\. /);
});
