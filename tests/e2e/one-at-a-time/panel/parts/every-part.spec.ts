import type { APIRequestContext, Page } from 'playwright/test';
import type { Block } from 'payload';
import { z } from 'zod';

import { pageBlocks } from '~/collections/pages/blocks';
import { isPutAway } from '~/collections/put-away';

import { Dice } from '../../../../support/abuse/dice';
import { filledPart, type Filling } from '../../../../support/parts/filled-parts';
import { violations } from '../../../../support/pages/axe';
import { layoutFaults } from '../../../../support/parts/layout-faults';
import { main, unseenTexts } from '../../../../support/pages/without-javascript';
import { expect, staff, test } from '../../../../support/site';

const widths = [320, 390, 768, 1280];

/** 80 letters, as German law has them, and words as German offices have them. */
const words =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaften Auftragsbestätigungsnummer Kundenstammdatenpflege und Rechnungseingangsprüfung';

const [hero, ...others] = pageBlocks().filter((block) => !isPutAway(block));

const listed = z.object({ docs: z.array(z.object({ id: z.string() })) });

async function idsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(`/api/${path}&depth=0`);
  return listed.parse(await answer.json()).docs.map(({ id }) => id);
}

/** Other tests count the pages of the site. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete('/api/pages?where[slug][like]=every-part');
  await request.delete('/api/reusable-parts?where[title][equals]=Every part');
});

const made = z.object({ doc: z.object({ id: z.string() }) });

async function makeReusable(request: APIRequestContext): Promise<string> {
  const parts = [{ blockType: 'callToAction', heading: words.slice(0, 80) }];
  const data = { title: 'Every part', parts, _status: 'published' };
  return made.parse(await (await request.post('/api/reusable-parts', { data })).json()).doc.id;
}

/** Publishes a page of these parts, after a hero. */
async function publish(
  request: APIRequestContext,
  slug: string,
  blocks: Block[],
  filling: Filling,
) {
  await request.post('/api/users/login', { data: staff.editor });
  const ids = {
    media: await idsOf(request, 'media?limit=1&sort=-width'),
    claims: await idsOf(request, 'claims?limit=4'),
    projects: await idsOf(request, 'projects?limit=8'),
    features: await idsOf(request, 'features?limit=16'),
    testimonials: await idsOf(request, 'testimonials?limit=3'),
    'gallery-images': await idsOf(request, 'gallery-images?limit=7'),
    faqs: await idsOf(request, 'faqs?limit=12'),
    'reusable-parts': [await makeReusable(request)],
  };
  // No two headings of a page are the same.
  const filled = blocks.map((block) =>
    filledPart(block, filling, { ids, words: `${block.slug} ${words}` }),
  );
  const data = { title: 'Every part', slug, blocks: filled, _status: 'published' };
  const answer = await request.post('/api/pages', { data });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
}

/** At each width nothing scrolls sideways, and no word is cut or covered. */
async function standsAtEachWidth(page: Page, address: string) {
  const faults: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    faults[width] = await layoutFaults(page);
  }
  expect(faults).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
}

if (hero) {
  test('every part holds the longest words at each width, and axe finds nothing', async ({
    page,
    request,
  }) => {
    await publish(request, 'every-part-full', [hero, ...others], 'longest');
    await standsAtEachWidth(page, '/every-part-full');
    expect(await violations(page)).toEqual([]);
    const plain = await request.get('/every-part-full');
    expect(await unseenTexts(page)).toEqual([]);
    expect(plain.headers()['content-security-policy']).toContain('frame-src');
  });

  test('every part holds as little as an editor may write', async ({ page, request }) => {
    await publish(request, 'every-part-bare', [hero, ...others], 'least');
    await standsAtEachWidth(page, '/every-part-bare');
  });

  test('ten parts stand in any order', async ({ page, request }) => {
    const seed = Number(process.env['RANDOM_SEED'] ?? Date.now() % 100_000);
    console.log(`RANDOM_SEED=${seed}`);
    const dice = new Dice(seed);
    const left = [...others];
    const ten = Array.from({ length: 10 }, () => left.splice(dice.below(left.length), 1)).flat();
    await publish(request, 'every-part-mixed', [hero, ...ten], 'longest');
    await standsAtEachWidth(page, '/every-part-mixed');
  });
}
