import path from 'node:path';

import type { Payload } from 'payload';

import { claims } from './content/claims';
import { faqs } from './content/faqs';
import { features } from './content/features';
import { galleryImages } from './content/gallery-images';
import { galleryPage } from './content/gallery-page';
import { homePage } from './content/home-page';
import { industries } from './content/industries';
import { inboxSettings } from './content/inbox-settings';
import { industriesPage } from './content/industries-page';
import { readEntry } from './ledger';
import { legalPages } from './content/legal-pages';
import { notFoundPage } from './content/not-found-page';
import { pictures } from './content/pictures';
import { processSteps } from './content/process-steps';
import { projects } from './content/projects';
import { quotePage } from './content/quote-page';
import { markdownConverter } from './rich-text';
import { asServer, createWriter, type SeedReport } from './writer';
import { siteSettings } from './content/site-settings';
import { testimonials } from './content/testimonials';
import { workPage } from './content/work-page';
import { pageTypes } from '~/collections/page-types';
import {
  cookieQuestion,
  firstLinks,
  formWords,
  mails,
  navigation,
  smallWords,
  textsOf,
} from '@/words';

/**
 * Fills the database with the site's own content. May run any number of times: it adds what it has
 * never added, brings up to date what nobody has changed since, and leaves the rest alone.
 * @throws when a document cannot be stored; running it again goes on where it stopped
 */
export async function seed(payload: Payload): Promise<SeedReport> {
  const { report, writeCollection, writeGlobal } = createWriter(payload);

  await writeCollection(
    'media',
    pictures.map(({ name, file, alt }) => ({
      key: name,
      where: { filename: { equals: file } },
      data: { alt },
      filePath: path.resolve('seed/images', file),
    })),
  );
  const picture = await pictureFinder(payload);
  const toRichText = await markdownConverter(payload);

  await writeCollection(
    'industries',
    industries.map((data) => ({ key: data.slug, where: { slug: { equals: data.slug } }, data })),
  );
  await writeCollection(
    'features',
    features.map((data) => ({ key: data.title, where: { title: { equals: data.title } }, data })),
  );
  await writeCollection(
    'process-steps',
    processSteps.map((data) => ({
      key: data.number,
      where: { number: { equals: data.number } },
      data,
    })),
  );
  const industryIds = await idFinder(payload, 'industries');
  await writeCollection(
    'claims',
    claims.map((data) => ({ key: data.label, where: { label: { equals: data.label } }, data })),
  );
  await writeCollection(
    'projects',
    projects.flatMap((written) => {
      const image = picture(written.image);
      const where = { slug: { equals: written.slug } };
      const { caseStudy } = written;
      const screens = caseStudy?.screens?.flatMap((screen) => {
        const id = picture(screen.picture);
        return id ? [{ ...screen, picture: id }] : [];
      });
      const data = {
        ...written,
        caseStudy: caseStudy && { ...caseStudy, screens },
        industries: industryIds(written.industries),
      };
      return image ? [{ key: written.slug, where, data: { ...data, image }, written }] : [];
    }),
  );
  const projectIds = await idFinder(payload, 'projects');
  await writeCollection(
    'testimonials',
    testimonials.map((written) => ({
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
    faqs.map((written) => ({
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
    galleryImages.flatMap((written) => {
      const image = picture(written.image);
      const where = { image: { equals: image } };
      return image ? [{ key: written.image, where, data: { ...written, image }, written }] : [];
    }),
  );
  await writeCollection(
    'legal-pages',
    legalPages.map((written) => ({
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

  await writeGlobal('site-settings', siteSettings);
  await writeGlobal('inbox-settings', inboxSettings);
  const { portfolio } = homePage;
  const image = picture(portfolio.image);
  if (image) {
    await writeGlobal('home-page', { ...homePage, portfolio: { ...portfolio, image } }, homePage);
  }
  await writeGlobal('industries-page', industriesPage);
  await writeGlobal('work-page', workPage);
  for (const { list } of Object.values(pageTypes)) {
    if (!list?.first) continue;
    const { heading, intro } = list.first;
    await writeGlobal(list.global, { heading, intro });
  }
  await writeGlobal('quote-page', quotePage);
  await writeGlobal('gallery-page', galleryPage);
  await writeGlobal('not-found-page', notFoundPage);
  const { menu, footer } = textsOf(navigation);
  const { company: companyLinks, legal: legalLinks } = firstLinks;
  await writeGlobal('navigation', {
    ...textsOf(navigation),
    menu: { ...menu, links: [...firstLinks.menu] },
    footer: { ...footer, companyLinks: [...companyLinks], legalLinks: [...legalLinks] },
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
async function pictureFinder(payload: Payload): Promise<(name: string) => string | undefined> {
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
  collection: 'industries' | 'projects',
): Promise<(slugs?: string[]) => string[]> {
  const { docs } = await payload.find({ collection, pagination: false, ...asServer });
  const found = new Map(docs.map(({ id, slug }) => [slug, id]));
  return (slugs = []) => slugs.flatMap((slug) => found.get(slug) ?? []);
}
