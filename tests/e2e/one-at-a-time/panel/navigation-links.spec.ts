import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

import { expect, staff, test } from '../../../support/site';

const links = z.array(z.record(z.string(), z.unknown()));
const navigation = z.looseObject({ menu: z.looseObject({ links }) });

const address = '/api/globals/navigation?depth=0';
const read = async (request: APIRequestContext) =>
  navigation.parse(await (await request.get(address)).json());

async function write(request: APIRequestContext, menu: object): Promise<void> {
  expect((await request.post(address, { data: { menu } })).status()).toBe(200);
}

/** Of the header, in their order; the menu on phones has the same. */
async function headerOf(request: APIRequestContext) {
  const html = await (await request.get('/work')).text();
  const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
  // The menu of the industries lies in it.
  const bar = header.replaceAll(/<nav[^>]*popover.*?<\/nav>/gs, '');
  const [nav = ''] = /<nav.*?<\/nav>/s.exec(bar) ?? [];
  return [...nav.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, words]) => [
    words,
    href,
  ]);
}

test('editors choose the links of the header, which follow their pages', async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const { menu } = await read(request);
  const made = await request.post('/api/pages', {
    data: { title: 'Led', slug: 'led', blocks: [{ blockType: 'hero' }] },
  });
  const { id } = z.object({ doc: z.object({ id: z.string() }) }).parse(await made.json()).doc;
  try {
    const [home, industries, ...others] = menu.links;
    const link = { words: 'Led', to: 'address', address: '/led' };
    await write(request, {
      ...menu,
      links: [{ blockType: 'link', link }, ...others.slice(1), industries, home],
    });
    const chosen = (path: string) => [
      ['Led', path],
      ['Process', '/#process'],
      ['Our Work', '/work'],
      ['Contact', '/#contact'],
      ['Home', '/'],
    ];
    expect(await headerOf(request)).toEqual(chosen('/led'));
    await request.patch(`/api/pages/${id}`, { data: { slug: 'lead' } });
    expect(await headerOf(request)).toEqual(chosen('/lead'));
    await request.patch(`/api/pages/${id}`, { data: { _status: 'draft' } });
    expect(await headerOf(request)).toEqual(chosen('').slice(1));
  } finally {
    await write(request, menu);
    await request.delete(`/api/pages/${id}`);
  }
  expect(await headerOf(request)).toHaveLength(5);
});
