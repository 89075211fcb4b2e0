import path from 'node:path';

import type { Payload } from 'payload';

import { pageTypes } from '~/collections/page-types';
// Or another folder: scripts/steps/programs.mjs.
import { content as chosen } from '~/seed/content';
import { cookieQuestion, formWords, mails, navigation, smallWords, textsOf } from '@/words';

import { articleBody } from './article-body';
import { readEntry } from './ledger';
import { markdownConverter } from './rich-text';
import type { PictureSeed } from './types';
import { asServer, createWriter, type SeedReport } from './writer';

/**
 * Fills the database with the content that site.config.ts chose. May run any number of times: it adds
 * what it has never added, brings up to date what nobody has changed since, and leaves the rest alone.
 * @throws when a document cannot be stored; running it again goes on where it stopped
 */
export async function seed(payload: Payload, content = chosen): Promise<SeedReport> {
  const { report, writeCollection, writeGlobal } = createWriter(payload);

  await writeCollection(
    'media',
    content.pictures.map(({ name, file, alt }) => ({
      key: name,
      where: { filename: { equals: file } },
      data: { alt },
      filePath: path.resolve(content.images, file),
    })),
  );
  const picture = await pictureFinder(payload, content.pictures);
  const toRichText = await markdownConverter(payload);

  await writeCollection(
    'industries',
    content.industries.map((data) => ({
      key: data.slug,
      where: { slug: { equals: data.slug } },
      data,
    })),
  );
  await writeCollection(
    'features',
    content.features.map((data) => ({
      key: data.title,
      where: { title: { equals: data.title } },
      data,
    })),
  );
  await writeCollection(
    'process-steps',
    content.processSteps.map((data) => ({
      key: data.number,
      where: { number: { equals: data.number } },
      data,
    })),
  );
  const industryIds = await idFinder(payload, 'industries');
  await writeCollection(
    'claims',
    content.claims.map((data) => ({
      key: data.label,
      where: { label: { equals: data.label } },
      data,
    })),
  );
  await writeCollection(
    'projects',
    content.projects.flatMap((written) => {
      const image = picture(written.image);
      const where = { slug: { equals: written.slug } };
      const { caseStudy } = written;
      const screens = caseStudy?.screens?.flatMap((screen) => {
        const id = picture(screen.picture);
        const darkPicture = screen.darkPicture && picture(screen.darkPicture);
        return id ? [{ ...screen, picture: id, darkPicture }] : [];
      });
      const data = {
        ...written,
        darkImage: written.darkImage && picture(written.darkImage),
        caseStudy: caseStudy && { ...caseStudy, screens },
        industries: industryIds(written.industries),
      };
      return image ? [{ key: written.slug, where, data: { ...data, image }, written }] : [];
    }),
  );
  const projectIds = await idFinder(payload, 'projects');
  await writeCollection(
    'testimonials',
    content.testimonials.map((written) => ({
      key: written.author,
      where: { author: { equals: written.author } },
      data: {
        ...written,
        industries: industryIds(written.industries),
        project: projectIds(written.project ? [written.project] : [])[0],
      },
      written,
    })),
  );
  await writeCollection(
    'faqs',
    content.faqs.map((written) => ({
      key: written.question,
      where: { question: { equals: written.question } },
      data: {
        ...written,
        industries: industryIds(written.industries),
      },
      written,
    })),
  );
  await writeCollection(
    'gallery-images',
    content.galleryImages.flatMap((written) => {
      const image = picture(written.image);
      const where = { image: { equals: image } };
      return image ? [{ key: written.image, where, data: { ...written, image }, written }] : [];
    }),
  );
  await writeCollection(
    'legal-pages',
    content.legalPages.map((written) => ({
      key: written.slug,
      where: { slug: { equals: written.slug } },
      data: {
        ...written,
        sections: written.sections.map(({ heading, body }) => ({
          heading,
          body: toRichText(body),
        })),
      },
      written,
    })),
  );

  await writeCollection(
    'custom-forms',
    content.customForms.map((data) => ({
      key: data.slug,
      where: { slug: { equals: data.slug } },
      data,
    })),
  );

  for (const [collection, list] of [
    ['article-categories', content.articleCategories],
    ['authors', [...content.authors, ...content.team]],
  ] as const)
    await writeCollection(
      collection,
      list.map((data) => ({ key: data.slug, where: { slug: { equals: data.slug } }, data })),
    );
  const categoryIds = await idFinder(payload, 'article-categories');
  const authorIds = await idFinder(payload, 'authors');
  await writeCollection(
    'articles',
    content.articles.map((written) => ({
      key: written.slug,
      where: { slug: { equals: written.slug } },
      data: {
        ...written,
        body: articleBody(written.body, { toRichText, picture }),
        authors: authorIds(content.authors.slice(0, 1).map(({ slug }) => slug)),
        categories: categoryIds(written.categories),
        projects: projectIds(written.projects),
        industries: industryIds(written.industries),
        placeholder: true,
        _status: 'draft' as const,
      },
      written,
    })),
  );

  await writeCollection(
    'pages',
    content.pages.map((written) => ({
      key: written.slug,
      where: { slug: { equals: written.slug } },
      data: {
        ...written,
        blocks: written.blocks.map((part) =>
          part.blockType === 'text' ? { ...part, body: toRichText(part.body) } : part,
        ),
      },
      written,
    })),
  );

  const { siteSettings } = content;
  const [answeredBy] = authorIds(siteSettings.answeredBy ? [siteSettings.answeredBy] : []);
  await writeGlobal('site-settings', { ...siteSettings, answeredBy }, siteSettings);
  await writeGlobal('inbox-settings', content.inboxSettings);
  const { homePage, links } = content;
  const { portfolio } = homePage;
  const image = picture(portfolio.image);
  if (image) {
    await writeGlobal('home-page', { ...homePage, portfolio: { ...portfolio, image } }, homePage);
  }
  await writeGlobal('industries-page', content.industriesPage);
  await writeGlobal('work-page', content.workPage);
  for (const { list } of Object.values(pageTypes)) {
    if (!list?.first) continue;
    const { heading, intro } = list.first;
    await writeGlobal(list.global, { heading, intro });
  }
  await writeGlobal('quote-page', content.quotePage);
  await writeGlobal('gallery-page', content.galleryPage);
  await writeGlobal('not-found-page', content.notFoundPage);
  const { menu, footer } = textsOf(navigation);
  await writeGlobal('navigation', {
    ...textsOf(navigation),
    menu: { ...menu, links: links.menu },
    footer: { ...footer, companyLinks: links.company, legalLinks: links.legal },
  });
  await writeGlobal('small-words', textsOf(smallWords));
  await writeGlobal('forms', textsOf(formWords));
  await writeGlobal('mails', textsOf(mails));
  await writeGlobal('cookie-question', textsOf(cookieQuestion));

  return report;
}

/**
 * @returns a function from a picture's name in the seed to its id, or to nothing where an editor
 * has deleted the picture: then what shows it is left alone, too
 */
async function pictureFinder(
  payload: Payload,
  pictures: readonly PictureSeed[],
): Promise<(name: string) => string | undefined> {
  const stored = await payload.find({ collection: 'media', pagination: false, ...asServer });
  const ids = new Set(stored.docs.map(({ id }) => id));
  const found = new Map<string, string>();
  for (const { name, file } of pictures) {
    // Payload renames an upload whose file is still on disk, so the name alone may not find it.
    const entry = await readEntry(payload, `media:${name}`);
    const id = entry?.id ?? stored.docs.find(({ filename }) => filename === file)?.id;
    if (typeof id === 'string' && ids.has(id)) found.set(name, id);
  }
  return (name) => found.get(name);
}

/** @returns a function from slugs to the documents' ids, without those that are not there */
async function idFinder(
  payload: Payload,
  collection: 'industries' | 'projects' | 'article-categories' | 'authors',
): Promise<(slugs?: string[]) => string[]> {
  const { docs } = await payload.find({ collection, pagination: false, ...asServer });
  const found = new Map(docs.map(({ id, slug }) => [slug, id]));
  return (slugs = []) => slugs.flatMap((slug) => found.get(slug) ?? []);
}
