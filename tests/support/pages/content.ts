import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

const words = z.string().min(1);
const titled = z.object({ title: words, description: words });

const industry = z.object({
  title: words,
  slug: words,
  description: words,
  icon: words,
  bgClass: words,
  intro: words,
  solutions: z.array(titled).min(3),
  useCases: z.array(titled),
  benefits: z.array(z.object({ text: words })).min(3),
});

const project = z.object({
  title: words,
  industry: words,
  description: words,
  tags: z.array(words).min(1),
  link: z.url().nullish(),
  image: z.object({ alt: words, filename: words }),
});

const faq = z.object({
  question: words,
  answer: words,
  topic: z.string().nullish(),
  onQuotePage: z.boolean().nullish(),
  industries: z.array(z.object({ slug: words })).nullish(),
});

const galleryImage = z.object({
  description: words,
  image: z.object({ alt: words, url: words }),
});

/** The documents of a collection as anybody may read them, in the editors' order. */
async function list<Doc>(request: APIRequestContext, collection: string, doc: z.ZodType<Doc>) {
  const response = await request.get(`/api/${collection}?limit=100&depth=1&sort=_order`);
  return z.object({ docs: z.array(doc).min(1) }).parse(await response.json()).docs;
}

/** What editors wrote: pages must show it, whatever it says at the moment. */
export const listIndustries = (request: APIRequestContext) => list(request, 'industries', industry);
export const listProjects = (request: APIRequestContext) => list(request, 'projects', project);
export const listGalleryImages = (request: APIRequestContext) =>
  list(request, 'gallery-images', galleryImage);
export const listFaqs = (request: APIRequestContext) => list(request, 'faqs', faq);
