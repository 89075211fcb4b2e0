import { z } from 'zod';

import { parsedPage } from '../support/pages/parsed-page';
import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

const linked = z.object({ slug: z.string(), hasCaseStudy: z.boolean().nullish() });
const testimonials = z.object({
  docs: z.array(
    z.object({
      author: z.string(),
      project: linked.nullish(),
      industries: z.array(linked).nullish(),
    }),
  ),
});

test('a testimonial leads to its project and industries, and they show it', async ({ page }) => {
  const answer = await page.request.get('/api/testimonials?pagination=false');
  const { docs } = testimonials.parse(await answer.json());
  /** The addresses that a page links beside an author’s name; undefined without that name. */
  const linksBeside = async (path: string, author: string) =>
    (await parsedPage(page, path)).evaluate((html, name) => {
      const figure = [...html.querySelectorAll('figure')].find((each) =>
        each.textContent.includes(name),
      );
      return figure && [...figure.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '');
    }, author);
  const shown: Record<string, string[]> = {};
  for (const { author, project, industries: places } of docs) {
    const pages = [
      ...(project?.hasCaseStudy ? [`/work/${project.slug}`] : []),
      ...(places ?? []).map(({ slug }) => `/industries/${slug}`),
    ];
    expect([author, await linksBeside('/', author)]).toEqual([author, pages]);
    for (const path of pages) {
      const others = pages.filter((each) => each !== path);
      expect([author, path, await linksBeside(path, author)]).toEqual([author, path, others]);
      (shown[path] ??= []).push(author);
    }
  }
  expect(Object.keys(shown)).not.toEqual([]);
  // And no page shows one that does not belong to it.
  for (const path of (await publicPages()).filter((each) => each.startsWith('/industries/')))
    for (const { author } of docs) {
      const isShown = (await linksBeside(path, author)) !== undefined;
      expect([path, author, isShown]).toEqual([
        path,
        author,
        shown[path]?.includes(author) === true,
      ]);
    }
});
