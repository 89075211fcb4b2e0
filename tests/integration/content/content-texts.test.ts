import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { connectionsAtOnce } from '../../support/connections-at-once';
import { payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { signedInEditor } from '../../support/staff/editor';

const answers = z.object({
  texts: z.array(z.object({ text: z.string(), label: z.string(), href: z.string() })),
});

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const listTexts = async () =>
  answers.parse(await (await rest('GET', '/content-texts', { headers })).json()).texts;

const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;

test('all texts are read over one or two connections, which leaves the others to everybody else', async () => {
  const busy = await connectionsAtOnce(async () =>
    expect((await listTexts()).length).toBeGreaterThan(500),
  );
  expect(busy.length).toBeGreaterThan(10);
  expect(Math.max(...busy)).toBeLessThanOrEqual(2);
});

test('every text has the address of its field, drafts and alternative texts included', async () => {
  const [industry] = (
    await payload.find({ collection: 'industries', where: { slug: { equals: 'fitness' } } })
  ).docs;
  const [picture] = (await payload.find({ collection: 'media', limit: 1 })).docs;
  if (!industry || !picture) throw new Error('The seed lacks something');
  const draft = { collection: 'industries', id: industry.id, draft: true, ...asServer } as const;
  await payload.update({ ...draft, data: { intro: 'Quibblewort.' } });
  const texts = await listTexts();
  const at = (href: string) => texts.find((each) => each.href === href);
  const form = `/cms/collections/industries/${industry.id}`;
  expect(at(`${form}?field=intro&tab=1`)).toEqual({
    text: 'Quibblewort.',
    label: 'Industries › Fitness › Opening › Intro',
    href: `${form}?field=intro&tab=1`,
  });
  expect(at(`${form}?field=solutions.1.title&tab=2`)).toMatchObject({
    text: industry.solutions[1]?.title,
    label: 'Industries › Fitness › Solutions › Solutions › Solution card 2 › Title',
  });
  expect(at('/cms/globals/home-page?field=hero.headline&tab=1')).toBeDefined();
  expect(at(`/cms/collections/media/${picture.id}?field=alt`)?.text).toBe(picture.alt);
  // What a file tells of itself is nobody's text.
  const ofPictures = texts.filter(({ href }) => href.includes('/media/'));
  expect(ofPictures.filter(({ href }) => !href.endsWith('?field=alt'))).toEqual([]);
  // Rich text, too.
  expect(texts.filter(({ href }) => href.includes('/legal-pages/')).length).toBeGreaterThan(50);
  const { intro } = industry;
  await payload.update({ ...draft, draft: false, data: { intro, _status: 'published' } });
});

test('a search finds words and says where they stand', async () => {
  const found = await rest('GET', '/content-texts?q=fitness%20software', { headers });
  const { count, found: first } = z
    .object({ count: z.number(), found: z.array(z.object({ excerpt: z.string() })) })
    .parse(await found.json());
  expect(count).toBeGreaterThan(0);
  expect(first.length).toBeLessThanOrEqual(40);
});

test('a fixed wording is found, with the reason; a wording that was emptied as it stands', async () => {
  const search = async (words: string) => {
    const answer = await rest('GET', `/content-texts?q=${encodeURIComponent(words)}`, { headers });
    return z
      .object({ found: z.array(z.object({ text: z.string(), fixed: z.string().optional() })) })
      .parse(await answer.json()).found;
  };
  expect(await search('Failed to load project images')).toEqual([
    {
      text: 'Failed to load project images',
      fixed: 'the specification says it to the letter.',
    },
  ]);
  const words = { slug: 'small-words', ...asServer } as const;
  const { work } = await payload.findGlobal(words);
  await payload.updateGlobal({ ...words, data: { work: { ...work, start: '' } } });
  expect(await search('Start Your Project')).toContainEqual({ text: 'Start Your Project' });
  await payload.updateGlobal({ ...words, data: { work } });
});

test('nobody else gets any of it', async () => {
  expect((await rest('GET', '/content-texts')).status).toBe(403);
});
