import path from 'node:path';

import type {
  CollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  RequiredDataFromCollectionSlug,
  Where,
} from 'payload';
import type { DeepPartial } from 'ts-essentials';

import { features } from './content/features';
import { galleryImages } from './content/gallery-images';
import { galleryPage } from './content/gallery-page';
import { homePage } from './content/home-page';
import { industries } from './content/industries';
import { industriesPage } from './content/industries-page';
import { readEntry } from './ledger';
import { legalPages } from './content/legal-pages';
import { notFoundPage } from './content/not-found-page';
import { pictures } from './content/pictures';
import { plant, type Outcome } from './write-document';
import { processSteps } from './content/process-steps';
import { projects } from './content/projects';
import { quotePage } from './content/quote-page';
import { markdownConverter } from './rich-text';
import { siteSettings } from './content/site-settings';
import { testimonials } from './content/testimonials';
import { workPage } from './content/work-page';

/** Seeds write as the server itself, and have no pages to expire. */
const asServer = { overrideAccess: true, context: { disableRevalidate: true }, depth: 0 } as const;

export type SeedReport = Record<Outcome, number>;

interface SeedDocument<Slug extends CollectionSlug> {
  /** What tells it from its siblings, also in the ledger. */
  key: string;
  where: Where;
  /** Payload takes the whole for a new document and a part for a known one. */
  data: RequiredDataFromCollectionSlug<Slug> & DeepPartial<RequiredDataFromCollectionSlug<Slug>>;
  /** What the seed's author wrote, where `data` holds ids or rich text made from it. */
  written?: unknown;
  filePath?: string;
}

/**
 * Fills the database with the site's own content. May run any number of times: it adds what it has
 * never added, brings up to date what nobody has changed since, and leaves the rest alone.
 * @throws when a document cannot be stored; running it again goes on where it stopped
 */
export async function seed(payload: Payload): Promise<SeedReport> {
  const report: SeedReport = { created: 0, updated: 0, kept: 0 };

  const sow = async <Slug extends CollectionSlug>(
    collection: Slug,
    documents: SeedDocument<Slug>[],
  ) => {
    for (const { key, where, data, written = data, filePath } of documents) {
      const outcome = await plant(payload, written, {
        key: `${collection}:${key}`,
        find: async () =>
          (await payload.find({ collection, where, limit: 1, ...asServer })).docs[0],
        create: () => payload.create({ collection, data, filePath, ...asServer }),
        update: (id) => payload.update({ collection, id, data, ...asServer }),
      });
      report[outcome] += 1;
    }
  };

  const sowGlobal = async <Slug extends GlobalSlug>(
    slug: Slug,
    data: DeepPartial<Omit<DataFromGlobalSlug<Slug>, 'id'>>,
    written: unknown = data,
  ) => {
    const write = async () => {
      const { updatedAt } = await payload.updateGlobal({ slug, data, ...asServer });
      return { id: slug, updatedAt };
    };
    const find = async () => {
      const { updatedAt } = await payload.findGlobal({ slug, ...asServer });
      return updatedAt ? { id: slug, updatedAt } : undefined;
    };
    const bed = { key: `globals:${slug}`, find, create: write, update: write };
    report[await plant(payload, written, bed)] += 1;
  };

  await sow(
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

  await sow(
    'industries',
    industries.map((data) => ({ key: data.slug, where: { slug: { equals: data.slug } }, data })),
  );
  await sow(
    'features',
    features.map((data) => ({ key: data.title, where: { title: { equals: data.title } }, data })),
  );
  await sow(
    'process-steps',
    processSteps.map((data) => ({
      key: data.number,
      where: { number: { equals: data.number } },
      data,
    })),
  );
  await sow(
    'testimonials',
    testimonials.map((data) => ({
      key: data.author,
      where: { author: { equals: data.author } },
      data,
    })),
  );
  await sow(
    'projects',
    projects.flatMap((written) => {
      const image = picture(written.image);
      const where = { slug: { equals: written.slug } };
      return image ? [{ key: written.slug, where, data: { ...written, image }, written }] : [];
    }),
  );
  await sow(
    'gallery-images',
    galleryImages.flatMap((written) => {
      const image = picture(written.image);
      const where = { image: { equals: image } };
      return image ? [{ key: written.image, where, data: { ...written, image }, written }] : [];
    }),
  );
  await sow(
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

  await sowGlobal('site-settings', siteSettings);
  const { portfolio } = homePage;
  const image = picture(portfolio.image);
  if (image) {
    await sowGlobal('home-page', { ...homePage, portfolio: { ...portfolio, image } }, homePage);
  }
  await sowGlobal('industries-page', industriesPage);
  await sowGlobal('work-page', workPage);
  await sowGlobal('quote-page', quotePage);
  await sowGlobal('gallery-page', galleryPage);
  await sowGlobal('not-found-page', notFoundPage);

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
