import '../../support/without-next';

import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import { findOnSite, parseAsked, type Found, type Result } from '@/site/search';
import { listIndustries } from '@/site/content';
import { fillSearch, searchEntries, searchWords } from '~/collections/search';

import { bodyOf } from '../../support/content/article-body';
import {
  forgetArticles,
  makeArticle,
  makeAuthor,
  makeCategory,
  quietly,
} from '../../support/content/articles';
import { payload, userWithRole } from '../../support/payload';

const find = (q: string, page?: string): Promise<Found> => findOnSite(parseAsked({ q, page }));

const addresses = ({ results }: Found) => results.map(({ href }) => href);

const wordsOf = (parts: Result['title'], isMarked = true) =>
  parts.filter((part) => part.isMarked === isMarked || !isMarked).map(({ text }) => text);

const textOf = (parts: Result['title']) => wordsOf(parts, false).join('');

const publish = { _status: 'published' } as const;

afterAll(async () => {
  await forgetArticles();
  await payload.delete({
    collection: 'faqs',
    where: { question: { contains: 'quibblewort' } },
    trash: true,
    ...quietly,
  });
});

describe('among what the site has', () => {
  test('an industry is found by its name, first of all', async () => {
    for (const { title, slug } of await listIndustries())
      expect([title, addresses(await find(title))[0]]).toEqual([title, `/industries/${slug}`]);
  });

  test('the words are marked, whatever their ending, in the title and in the text', async () => {
    const { results } = await find('Schools');
    const marked = results.flatMap(({ title, snippet }) => [
      ...wordsOf(title),
      ...wordsOf(snippet),
    ]);
    expect(new Set(marked.map((word) => word.toLowerCase()))).toContain('school');
    expect(new Set(marked.map((word) => word.toLowerCase()))).toContain('schools');
    for (const { title, snippet } of results)
      expect(wordsOf([...title, ...snippet]).join()).toMatch(/school/i);
  });

  test('every kind of page is found, and each result says which', async () => {
    const kinds = new Map(
      await Promise.all(
        ['Healthcare', 'Privacy Policy', 'Deelflo', 'thirty years old'].map(async (q) => {
          const [first] = (await find(q)).results;
          return [q, first && [first.kind, first.href.split(':~:')[0]]] as const;
        }),
      ),
    );
    expect(Object.fromEntries(kinds)).toEqual({
      Healthcare: ['Industry', '/industries/healthcare'],
      'Privacy Policy': ['Legal page', '/privacy'],
      Deelflo: ['Project', '/work/deelflo'],
      'thirty years old': ['Question', '/industries/manufacturing#faqs'],
    });
  });

  test('a typing error finds what was meant, and the page says what was looked for', async () => {
    for (const [typed, meant, slug] of [
      ['helthcare', 'healthcare', 'healthcare'],
      ['manufcturing', 'manufacturing', 'manufacturing'],
      ['logisitcs', 'logistics', 'logistics'],
    ] as const) {
      const found = await find(typed);
      expect([typed, found.instead]).toEqual([typed, expect.arrayContaining([meant])]);
      expect([typed, addresses(found)]).toEqual([
        typed,
        expect.arrayContaining([expect.stringContaining(slug)]),
      ]);
    }
  });

  test('the beginning of a word is enough, and capitals and accents do not matter', async () => {
    expect(addresses(await find('HEÁLTHC'))[0]).toBe('/industries/healthcare');
  });

  test('where no page has all words, those are found that have some', async () => {
    const found = await find('healthcare quibblewort xylophonist');
    expect(found.hasSome).toBe(true);
    expect(addresses(found)[0]).toBe('/industries/healthcare');
  });

  test('what is nowhere is not found, and neither are words that stand everywhere', async () => {
    for (const q of ['qqqqxxxxzzzz', 'the of and', '---', ''])
      expect([q, (await find(q)).results]).toEqual([q, []]);
  });
});

describe('what is published', () => {
  const hidden = async (q: string) => (await find(q)).results.length === 0;

  test('is found at once, and no more once it is not', async () => {
    const { id } = await makeArticle({
      slug: 'a-of-tests',
      status: 'draft',
      more: { title: 'Quibblewort harvest' },
    });
    expect(await hidden('quibblewort')).toBe(true);
    const set = (data: object, more: object = {}) =>
      payload.update({ collection: 'articles', id, data, ...more, ...quietly });
    await set(publish);
    expect(addresses(await find('quibblewort'))).toEqual(['/insights/a-of-tests']);
    expect(addresses(await find('quiblewort'))).toEqual(['/insights/a-of-tests']);
    await set({ title: 'Snollygoster harvest', _status: 'draft' }, { draft: true });
    expect(await hidden('snollygoster')).toBe(true);
    await set({ title: 'Snollygoster harvest', slug: 'b-of-tests', ...publish });
    expect(addresses(await find('snollygoster'))).toEqual(['/insights/b-of-tests']);
    expect(await hidden('quibblewort')).toBe(true);
    await set({ _status: 'draft' });
    expect(await hidden('snollygoster')).toBe(true);
    await set(publish);
    await set({ deletedAt: new Date().toISOString() });
    expect(await hidden('snollygoster')).toBe(true);
    await payload.delete({
      collection: 'articles',
      where: { id: { equals: id } },
      trash: true,
      ...quietly,
    });
    expect(await hidden('snollygoster')).toBe(true);
  });

  test('comes and goes on the dates that were set', async () => {
    const { id } = await makeArticle({
      slug: 'dated-of-tests',
      status: 'draft',
      more: { title: 'Taradiddle' },
    });
    const user = { relationTo: 'users', value: (await userWithRole('editor')).id } as const;
    const due = async (type: 'publish' | 'unpublish') => {
      const input = { type, doc: { relationTo: 'articles', value: id }, user } as const;
      const waitUntil = new Date(Date.now() - 1000);
      await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, overrideAccess: true });
      const where = { taskSlug: { equals: 'schedulePublish' } } as const;
      await payload.jobs.run({ where, silent: true, overrideAccess: true });
    };
    await due('publish');
    expect(addresses(await find('taradiddle'))).toEqual(['/insights/dated-of-tests']);
    await due('unpublish');
    expect(await hidden('taradiddle')).toBe(true);
  });

  test('leads to the heading above the words', async () => {
    await makeArticle({
      slug: 'headed-of-tests',
      status: 'published',
      more: {
        title: 'Of bees',
        body: bodyOf(
          '## Hives',
          'They hum.',
          '## Honey & wax',
          'A gallimaufry of jars.',
          '## Winter',
          'They rest.',
        ),
      },
    });
    const [first] = (await find('gallimaufry')).results;
    expect(first?.href).toBe('/insights/headed-of-tests#honey-wax');
    expect(first && wordsOf(first.snippet)).toEqual(['gallimaufry']);
    expect(first && textOf(first.snippet)).toContain('A gallimaufry of jars.');
  });

  test('a title counts for more than a text', async () => {
    const long = bodyOf(
      '## Part',
      ...Array.from({ length: 30 }, () => 'Bumbershoot bumbershoot bumbershoot.'),
    );
    await makeArticle({
      slug: 'text-of-tests',
      status: 'published',
      more: { title: 'Rain', body: long },
    });
    await makeArticle({
      slug: 'title-of-tests',
      status: 'published',
      more: { title: 'Why we sell a bumbershoot in every size' },
    });
    expect(addresses(await find('bumbershoot'))).toEqual([
      '/insights/title-of-tests',
      '/insights/text-of-tests#part',
    ]);
  });

  test('an author and a category are found as long as an article names them', async () => {
    const [category, author] = [
      await makeCategory('zyzzyva-of-tests'),
      await makeAuthor('zyzzyva-of-tests'),
    ];
    expect(await hidden('zyzzyva')).toBe(true);
    const more = {
      title: 'Named',
      summary: 'Nothing else.',
      categories: [category.id],
      authors: [author.id],
    };
    await makeArticle({ slug: 'named-of-tests', status: 'published', more });
    expect(addresses(await find('zyzzyva')).toSorted()).toEqual([
      '/insights/author/zyzzyva-of-tests',
      '/insights/category/zyzzyva-of-tests',
    ]);
  });

  test('of a question that stands nowhere nothing is found', async () => {
    const data = { question: 'Do you grow quibblewort?', answer: 'Yes, on the roof.' };
    const { id } = await payload.create({
      collection: 'faqs',
      data: { ...data, ...publish },
      ...quietly,
    });
    expect(await hidden('quibblewort')).toBe(true);
    await payload.update({ collection: 'faqs', id, data: { onQuotePage: true }, ...quietly });
    expect(addresses(await find('quibblewort'))).toEqual([
      '/quote#faqs:~:text=Do%20you%20grow%20quibblewort%3F',
    ]);
  });

  test('a case study that waits is not found by its words', async () => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { slug: { equals: 'deelflo' } },
      limit: 1,
      depth: 0,
      overrideAccess: false,
    });
    const [project] = docs;
    const title = project?.caseStudy?.headline ?? '';
    const id = project?.id ?? '';
    expect(addresses(await find(title))[0]).toBe('/work/deelflo');
    const has = (hasCaseStudy: boolean) =>
      payload.update({ collection: 'projects', id, data: { hasCaseStudy }, ...quietly });
    await has(false);
    const first = (await find('Deelflo')).results[0];
    expect(first?.href).toBe('/work');
    expect((await find(title)).results.map((each) => textOf(each.title))).not.toContain('Deelflo');
    await has(true);
    expect(addresses(await find('Deelflo'))[0]).toBe('/work/deelflo');
  });

  test('ten stand on a page, and no page is beyond the last', async () => {
    for (let number = 0; number < 12; number += 1)
      await makeArticle({
        slug: `many-${number}-of-tests`,
        status: 'published',
        more: { title: `Collywobbles ${number}` },
      });
    const [one, two, far] = [
      await find('collywobbles'),
      await find('collywobbles', '2'),
      await find('collywobbles', '40'),
    ];
    expect([one.count, one.pages, one.results.length, two.results.length]).toEqual([12, 2, 10, 2]);
    expect(new Set([...addresses(one), ...addresses(two)]).size).toBe(12);
    expect([far.page, addresses(far)]).toEqual([1, addresses(one)]);
  });
});

describe('whatever somebody types', () => {
  test.each([
    ['a NUL', '\u0000healthcare\u0000'],
    ['quotes and a backslash', `'"\\`],
    ['operators', `health & | ! ( ) :* <-> ' OR 1=1 --`],
    ['half a character', '\ud83d healthcare \udc00'],
    ['an accent for ever', `e${'\u0301'.repeat(5000)}`],
    ['ten thousand letters', 'healthcare '.repeat(910)],
    ['one word without an end', 'x'.repeat(10_000)],
    ['another writing', 'Здравоохранение 医療 الرعاية'],
    ['numbers and fractions', '½ ² 10% 1e999'],
    ['marks of PostgreSQL', '%_%% \\x00 $1 <mark>'],
  ])('%s is answered', async (_, q) => {
    const asked = parseAsked({ q });
    expect(asked.typed.length).toBeLessThanOrEqual(100);
    expect(asked.typed).not.toMatch(/[\p{Cs}\p{Cc}]/u);
    await expect(findOnSite(asked)).resolves.toHaveProperty('results');
  });

  test('several queries, none and odd pages make no difference', () => {
    expect(parseAsked({ q: ['one', 'two'] }).typed).toBe('one');
    expect(parseAsked({})).toEqual({ typed: '', words: [], page: 1 });
    for (const page of ['0', '-1', 'x', '1e9', '99999999', ['3', '4']])
      expect(parseAsked({ q: 'a', page }).page).toBe(Array.isArray(page) ? 3 : 1);
  });
});

test('the entries are made anew of what is published, whatever became of them', async () => {
  const { drizzle } = payload.db;
  const { id } = await makeArticle({
    slug: 'anew-of-tests',
    status: 'published',
    more: { title: 'Widdershins' },
  });
  expect(await fillSearch(payload)).toBe(0);
  await drizzle.delete(searchEntries);
  await drizzle.delete(searchWords);
  expect((await find('healthcare')).results).toEqual([]);
  expect(await fillSearch(payload)).toBeGreaterThan(20);
  expect(addresses(await find('widershins'))).toEqual(['/insights/anew-of-tests']);
  await drizzle
    .update(searchEntries)
    .set({ document: randomUUID() })
    .where(eq(searchEntries.document, id));
  expect(await fillSearch(payload)).toBe(2);
  expect(addresses(await find('widdershins'))).toEqual(['/insights/anew-of-tests']);
});
