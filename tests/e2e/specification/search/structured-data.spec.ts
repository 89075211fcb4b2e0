import { absolute, publicPages } from '../../../support/pages/public-pages';
import { factsOf, ofType } from '../../../support/pages/structured-data';
import { expect, query, test } from '../../../support/site';

test('every page but home states its way from home as structured data', async ({
  page,
  request,
  baseURL,
}) => {
  const trails: Record<string, [string, string][]> = {
    '/industries': [['Industries', '/industries']],
    '/industries/non-profit': [
      ['Industries', '/industries'],
      ['Non-profit', '/industries/non-profit'],
    ],
    '/work': [['Our Work', '/work']],
    '/work/deelflo': [
      ['Our Work', '/work'],
      ['AI-powered M&A Platform', '/work/deelflo'],
    ],
    '/quote': [['Get Your Free Project Quote', '/quote']],
    '/terms': [['Terms of Service', '/terms']],
  };
  const stated: Record<string, [string, string][]> = {};
  for (const path of await publicPages()) {
    if (path === '/') continue;
    const lists = ofType(await factsOf(request, page, path), 'BreadcrumbList');
    expect([path, lists.length]).toEqual([path, 1]);
    const list = lists[0]?.itemListElement ?? [];
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    const [home, ...trail] = list;
    expect(home).toMatchObject({ name: 'Home', item: baseURL });
    expect(trail.at(-1)?.item).toBe(absolute(path, baseURL));
    expect(trail).toHaveLength(path.split('/').length - 1);
    stated[path] = trail.map(({ name, item }) => [name, item.replace(baseURL ?? '', '')]);
  }
  expect(stated).toMatchObject(trails);
});

test('each kind of page states what it is about as structured data, and no page more', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of await publicPages()) {
    const facts = await factsOf(request, page, path);
    const about = ofType(facts, 'Service').map(({ url }) => url);
    const works = ofType(facts, 'CreativeWork').map(({ url }) => url);
    const industry = path.startsWith('/industries/');
    const caseStudy = path.startsWith('/work/');
    expect([path, about]).toEqual([path, industry ? [absolute(path, baseURL)] : []]);
    expect([path, works]).toEqual([path, caseStudy ? [absolute(path, baseURL)] : []]);
    const ofHome = [...ofType(facts, 'WebSite'), ...ofType(facts, 'Organization')];
    expect([path, ofHome.length]).toEqual([path, path === '/' ? 2 : 0]);
  }
});

test('home states the website and the organisation, and nothing that is marked as made up', async ({
  page,
  request,
  baseURL,
}) => {
  const [settings] = await query('SELECT brand, description, placeholder FROM site_settings');
  expect(settings?.placeholder).toBe(true);
  const facts = await factsOf(request, page, '/');
  const [organization] = ofType(facts, 'Organization');
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${baseURL}/#organization`,
    name: settings?.brand,
    description: settings?.description,
    url: baseURL,
    logo: `${baseURL}/icon.svg`,
  });
  expect(ofType(facts, 'WebSite')).toMatchObject([
    { name: settings?.brand, url: baseURL, publisher: { '@id': organization?.['@id'] } },
  ]);
  const logo = await request.get(organization?.logo ?? '');
  expect(logo.status()).toBe(200);
  expect(logo.headers()['content-type']).toMatch(/^image\//);
  const works = ofType(await factsOf(request, page, '/work/deelflo'), 'CreativeWork');
  expect(works).toMatchObject([{ creativeWorkStatus: 'Draft' }]);
  expect((await request.get(works[0]?.image ?? '')).status()).toBe(200);
});
