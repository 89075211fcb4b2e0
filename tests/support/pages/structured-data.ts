import type { APIRequestContext, Page } from 'playwright/test';
import { z } from 'zod';

import { jobInOffice } from '../content/job-posting';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const own = { '@context': z.literal('https://schema.org') };
const reference = z.strictObject({ '@id': address });
const theOrganization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
});

/** The facts that pages may state, with what search engines ask of each. Nothing else is allowed. */
const fact = z.discriminatedUnion('@type', [
  z.strictObject({
    ...own,
    '@type': z.literal('WebSite'),
    '@id': address,
    name: text,
    description: text,
    url: address,
    inLanguage: z.literal('en-GB'),
    publisher: reference,
  }),
  z.strictObject({
    ...own,
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    description: text,
    url: address,
    logo: address,
    legalName: text.optional(),
    email: z.email().optional(),
    address: text.optional(),
    sameAs: z.array(address).min(1).optional(),
  }),
  z.strictObject({
    ...own,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.number(),
          name: text,
          item: address,
        }),
      )
      .min(2),
  }),
  z.strictObject({
    ...own,
    '@type': z.literal('Service'),
    name: text,
    description: text,
    url: address,
    serviceType: text,
    audience: z.strictObject({ '@type': z.literal('BusinessAudience'), audienceType: text }),
    provider: theOrganization,
  }),
  z.strictObject({
    ...own,
    '@type': z.literal('CreativeWork'),
    name: text,
    abstract: text,
    genre: text,
    about: z.strictObject({ '@type': z.literal('Thing'), name: text }),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    keywords: z.array(text).min(1),
    url: address,
    image: address,
    inLanguage: z.literal('en-GB'),
    creator: theOrganization,
    creativeWorkStatus: z.literal('Draft').optional(),
  }),
  z.strictObject({
    ...own,
    '@type': z.literal('Article'),
    '@id': address,
    mainEntityOfPage: address,
    headline: text.max(110),
    description: text,
    image: address,
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: z.union([
      theOrganization,
      z
        .array(
          z.strictObject({
            '@type': z.literal('Person'),
            name: text,
            jobTitle: text,
            url: address,
          }),
        )
        .min(1),
    ]),
    publisher: theOrganization,
    articleSection: z.array(text),
    keywords: z.array(text),
    wordCount: z.number().min(1),
    inLanguage: z.literal('en-GB'),
    creativeWorkStatus: z.literal('Draft').optional(),
  }),
  jobInOffice,
  z.strictObject({
    ...own,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
]);

export type Fact = z.infer<typeof fact>;
type Of<Type extends Fact['@type']> = Extract<Fact, { '@type': Type }>;

/** What a page states as structured data, each in its shape. */
export async function factsOf(request: APIRequestContext, page: Page, path: string) {
  const html = await (await request.get(path)).text();
  const data = await page.evaluate(
    (sent) =>
      [
        ...new DOMParser()
          .parseFromString(sent, 'text/html')
          .querySelectorAll('script[type="application/ld+json"]'),
      ].map(({ textContent }) => textContent),
    html,
  );
  return data.map((json) => fact.parse(JSON.parse(json)));
}

/** The facts of one type. */
export const ofType = <Type extends Fact['@type']>(facts: Fact[], type: Type): Of<Type>[] =>
  facts.filter((stated): stated is Of<Type> => stated['@type'] === type);
