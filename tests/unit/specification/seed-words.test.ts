import { describe, expect, test } from 'vitest';

import { searchLengths } from '~/collections/checks/lengths';
import { content as demonstration } from '~/seed/content';
import { content as beginning } from '~/seed/empty';
import type { SeedContent } from '~/seed/types';

/** All texts in a document of the seed, however deep they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const oneByOne = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Each document and each page’s words, under a name that finds it. */
const documentsOf = (seed: SeedContent) =>
  Object.entries(seed).flatMap(([kind, value]) =>
    oneByOne(value).map((document) => {
      const texts = textsIn(document);
      return { name: `${kind}: ${texts[0]?.slice(0, 40)}`, texts };
    }),
  );

const documents = [demonstration, beginning].flatMap(documentsOf);

const paragraphs = (text: string) => text.split(/\n\s*\n/).map((each) => each.trim());

/** The last sentence of a paragraph begins with it: a flourish, and a habit. */
const endsInNobody = /(?:^|[.!?:]\s)Nobody\s[^.!?]*[.!?]?$/;

describe('in the seed', () => {
  test('no text says “in place of”: “instead of” is what people say', () => {
    const found = documents.flatMap(({ name, texts }) =>
      texts.filter((text) => /\bin place of\b/i.test(text)).map((text) => [name, text]),
    );
    expect(found).toEqual([]);
  });

  test('no document says “once” more than twice', () => {
    const often = documents.flatMap(({ name, texts }) => {
      const times = texts.join('\n').match(/\bonce\b/gi)?.length ?? 0;
      return times > 2 ? [`${name}: ${times}`] : [];
    });
    expect(often).toEqual([]);
  });

  test('no paragraph closes with what nobody does', () => {
    const found = documents.flatMap(({ name, texts }) =>
      texts
        .flatMap(paragraphs)
        .filter((paragraph) => endsInNobody.test(paragraph))
        .map((paragraph) => [name, paragraph]),
    );
    expect(found).toEqual([]);
  });

  test('no text breaks off with a dash', () => {
    const found = documents.flatMap(({ name, texts }) =>
      texts.filter((text) => text.includes('—')).map((text) => [name, text]),
    );
    expect(found).toEqual([]);
  });

  test('no industry needs more than 35 words to introduce itself', () => {
    const long = demonstration.industries
      .map(({ slug, intro }) => [slug, intro.trim().split(/\s+/).length] as const)
      .filter(([, words]) => words > 35);
    expect(long).toEqual([]);
  });

  test('search engines can show each description whole', () => {
    const described = [demonstration, beginning].flatMap((seed) => [
      ['home', seed.homePage.meta?.description || seed.siteSettings.description] as const,
      ...[seed.industriesPage, seed.workPage, seed.quotePage, seed.galleryPage].map(
        ({ meta, heading, intro }) => [heading, meta?.description || intro] as const,
      ),
      ...seed.industries.map(
        ({ slug, meta, description }) => [slug, meta?.description || description] as const,
      ),
      ...seed.projects.map(
        ({ slug, meta, description }) => [slug, meta?.description || description] as const,
      ),
      ...[...seed.legalPages, ...seed.customForms].map(
        ({ slug, meta, intro }) => [slug, meta?.description || intro || ''] as const,
      ),
    ]);
    expect(described.length).toBeGreaterThan(30);
    const long = described
      .map(([name, description]) => [name, description.length] as const)
      .filter(([, length]) => length > searchLengths.description);
    expect(long).toEqual([]);
  });
});
