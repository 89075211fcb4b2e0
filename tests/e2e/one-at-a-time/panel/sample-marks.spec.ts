import type { APIRequestContext, Page } from 'playwright/test';
import { z } from 'zod';

import { parsedPage } from '../../../support/pages/parsed-page';
import { publicPages } from '../../../support/pages/public-pages';
import { expect, query, staff, test } from '../../../support/site';

const mark = 'Sample content: replace before launch';

/** A part of a page that shows a document: the elements that match and hold some words of it. */
interface Part {
  readonly path: string;
  readonly selector: string;
  readonly words: string;
  readonly mayBeMissing?: boolean;
}

const flag = { id: z.string(), placeholder: z.boolean().nullish() };
const text = z.string().min(1);
const docsOf = async <Doc>(request: APIRequestContext, slug: string, doc: z.ZodType<Doc>) =>
  z
    .object({ docs: z.array(doc) })
    .parse(await (await request.get(`/api/${slug}?pagination=false`)).json()).docs;

/** For each table with the box: the documents that have it ticked, and where pages show them. */
const shown: Record<string, (request: APIRequestContext) => Promise<Part[]>> = {
  async testimonials(request) {
    const place = z.object({ slug: text });
    const testimonial = z.object({
      ...flag,
      author: text,
      project: place.nullish(),
      industries: z.array(place).nullish(),
    });
    const docs = await docsOf(request, 'testimonials', testimonial);
    return docs
      .filter(({ placeholder }) => placeholder)
      .flatMap(({ author, project, industries }) =>
        [
          '/',
          ...(project ? [`/work/${project.slug}`] : []),
          ...(industries ?? []).map(({ slug }) => `/industries/${slug}`),
        ].map((path) => ({ path, selector: 'figure', words: author })),
      );
  },
  async projects(request) {
    const project = z.object({
      ...flag,
      title: text,
      slug: text,
      hasCaseStudy: z.boolean().nullish(),
      industries: z.array(z.object({ slug: text })).nullish(),
    });
    const docs = await docsOf(request, 'projects', project);
    return docs
      .filter(({ placeholder }) => placeholder)
      .flatMap(({ title, slug, hasCaseStudy, industries }) => [
        { path: '/', selector: 'section[aria-labelledby=portfolio-heading]', words: '' },
        { path: '/work', selector: 'main li:has(h2)', words: title },
        ...(hasCaseStudy ? [{ path: `/work/${slug}`, selector: 'main', words: title }] : []),
        ...(hasCaseStudy ? (industries ?? []) : []).map((industry) => ({
          path: `/industries/${industry.slug}`,
          selector: '[aria-labelledby=case-studies] li',
          words: title,
        })),
      ]);
  },
  async claims(request) {
    const claim = z.object({ ...flag, label: text, kind: text, pages: z.array(text) });
    const docs = await docsOf(request, 'claims', claim);
    return docs
      .filter(({ placeholder, kind }) => placeholder && kind !== 'rule')
      .flatMap(({ label, kind, pages }) =>
        pages
          // The portfolio prints what a case study explains.
          .filter((path) => path !== '/work')
          .map((path) => ({
            path,
            selector: 'div:has(> details)',
            words: `${label}: `,
            // An example explains itself where it is printed.
            mayBeMissing: kind === 'example',
          })),
      );
  },
  async faqs(request) {
    const faq = z.object({
      ...flag,
      question: text,
      onQuotePage: z.boolean().nullish(),
      industries: z.array(z.object({ slug: text })).nullish(),
    });
    const docs = await docsOf(request, 'faqs', faq);
    return docs
      .filter(({ placeholder }) => placeholder)
      .flatMap(({ question, onQuotePage, industries }) =>
        [
          ...(onQuotePage ? ['/quote'] : []),
          ...(industries ?? []).map(({ slug }) => `/industries/${slug}`),
        ].map((path) => ({ path, selector: '#faqs ~ div details', words: question })),
      );
  },
  async articles(request) {
    const docs = await docsOf(request, 'articles', z.object({ ...flag, title: text, slug: text }));
    return docs
      .filter(({ placeholder }) => placeholder)
      .flatMap(({ title, slug }) => [
        { path: `/insights/${slug}`, selector: 'article > header', words: title },
        { path: '/insights', selector: 'main li', words: title },
      ]);
  },
  async authors(request) {
    const author = z.object({ ...flag, id: text, title: text, slug: text });
    const docs = await docsOf(request, 'authors', author);
    const answering = await whoAnswers(request);
    return docs
      .filter(({ placeholder }) => placeholder)
      .flatMap(({ id, title, slug }) =>
        id === answering
          ? ['/', '/quote'].map((path) => ({
              path,
              selector: 'div:has(> p > strong)',
              words: title,
            }))
          : [{ path: `/insights/author/${slug}`, selector: 'section:has(> h1)', words: title }],
      );
  },
  async pages(request) {
    const docs = await docsOf(request, 'pages', z.object({ ...flag, slug: text }));
    return docs
      .filter(({ placeholder }) => placeholder)
      .map(({ slug }) => ({ path: `/${slug}`, selector: 'main', words: '' }));
  },
  async site_settings(request) {
    const answer: unknown = await (await request.get('/api/globals/site-settings')).json();
    if (!z.object(flag).partial().parse(answer).placeholder) return [];
    const everywhere = (await publicPages()).map((path) => ({
      path,
      selector: 'footer',
      words: '',
    }));
    return [...everywhere, { path: '/', selector: '#contact', words: '' }];
  },
};

/** The id of the person beside the forms, if somebody is named. */
async function whoAnswers(request: APIRequestContext): Promise<string | null | undefined> {
  const answer: unknown = await (await request.get('/api/globals/site-settings?depth=0')).json();
  return z.object({ answeredBy: text.nullish() }).parse(answer).answeredBy;
}

/** Of the parts, those that are there and carry no mark, and those that are not there. */
async function withoutMark(page: Page, parts: Part[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of new Set(parts.map((part) => part.path))) {
    const sent = await parsedPage(page, path);
    for (const part of parts.filter((each) => each.path === path)) {
      const found = await sent.evaluate(
        (html, { selector, words }) =>
          [...html.querySelectorAll(selector)]
            .filter(({ textContent }) => textContent.includes(words))
            // One mark says of a section that all of it is a sample.
            .map(
              (shown) =>
                shown.textContent +
                (shown.closest('section, main')?.querySelector('[data-sample=all]')?.textContent ??
                  ''),
            ),
        part,
      );
      const isMissing = found.length === 0 && part.mayBeMissing !== true;
      if (isMissing || !found.every((held) => held.includes(mark)))
        faults.push(`${path} ${part.selector} ${part.words}`);
    }
  }
  return faults;
}

test('whatever is marked as invented in the panel is marked on each page that shows it', async ({
  page,
  request,
}) => {
  // The samples are drafts until somebody publishes one.
  await request.post('/api/users/login', { data: staff.editor });
  const setSamples = async (status: string) => {
    for (const slug of ['articles', 'pages']) {
      const where = `/api/${slug}?where[placeholder][equals]=true`;
      const answer = await request.patch(where, { data: { _status: status } });
      expect(answer.status()).toBe(200);
    }
  };
  await setSamples('published');
  try {
    const tables = await query(
      `SELECT table_name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'placeholder' ORDER BY 1`,
    );
    expect(tables.map(({ table_name }) => table_name)).toEqual(Object.keys(shown).sort());
    for (const [table, partsOf] of Object.entries(shown)) {
      const parts = await partsOf(page.request);
      expect([table, parts.length > 0]).toEqual([table, true]);
      expect(await withoutMark(page, parts)).toEqual([]);
    }
  } finally {
    await setSamples('draft');
  }
});

test('the mark goes when the box is no longer ticked', async ({ page }) => {
  const { request } = page;
  await request.post('/api/users/login', { data: staff.editor });
  const [testimonial] = await docsOf(request, 'testimonials', z.object({ ...flag, author: text }));
  const tick = async (address: string, placeholder: boolean) => {
    const options = { data: { placeholder } };
    const answer = address.includes('globals')
      ? await request.post(address, options)
      : await request.patch(address, options);
    expect(answer.status()).toBe(200);
  };
  const answering = await whoAnswers(request);
  const addresses = [
    `/api/testimonials/${testimonial?.id ?? ''}`,
    ...(answering ? [`/api/authors/${answering}`] : []),
    '/api/globals/site-settings',
  ];
  for (const address of addresses) await tick(address, false);
  try {
    await page.goto('/');
    const story = page.getByRole('figure').filter({ hasText: testimonial?.author ?? '' });
    await expect(story).toBeVisible();
    for (const part of [story, page.getByRole('contentinfo'), page.locator('#contact')])
      await expect(part).not.toContainText(mark);
    await expect(page.getByRole('figure').last()).toContainText(mark);
  } finally {
    for (const address of addresses) await tick(address, true);
  }
});
