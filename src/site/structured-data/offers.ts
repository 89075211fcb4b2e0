import type { CreativeWork, FAQPage, Service, WithContext } from 'schema-dts';

import type { Industry, SiteSetting } from '@/payload-types';

import type { ProjectContent } from '../content';
import { theOrganization } from './company';

const context = 'https://schema.org';

interface Named {
  /** The heading of the page. */
  name: string;
  /** What kind of service it is, in words. */
  serviceType: string;
}

/** What we do for an industry. */
export function industryService(
  {
    name,
    serviceType,
    title,
    slug,
    description,
  }: Pick<Industry, 'title' | 'slug' | 'description'> & Named,
  { brand }: Pick<SiteSetting, 'brand'>,
  siteUrl: string,
): WithContext<Service> {
  return {
    '@context': context,
    '@type': 'Service',
    name,
    description,
    url: `${siteUrl}/industries/${slug}`,
    serviceType,
    audience: { '@type': 'BusinessAudience', audienceType: title },
    provider: theOrganization(brand, siteUrl),
  };
}

/** A case study. It names no client, and as long as it is made up, it says that it is a draft. */
export function caseStudyWork(
  project: Pick<
    ProjectContent,
    'title' | 'slug' | 'industry' | 'description' | 'tags' | 'image' | 'placeholder'
  > & { genre: string },
  { brand }: Pick<SiteSetting, 'brand'>,
  siteUrl: string,
): WithContext<CreativeWork> {
  const { title, slug, industry, description, genre, tags, image, placeholder } = project;
  return {
    '@context': context,
    '@type': 'CreativeWork',
    name: title,
    abstract: description,
    genre,
    about: industry,
    keywords: tags,
    url: `${siteUrl}/work/${slug}`,
    image: new URL(image.src, siteUrl).href,
    inLanguage: 'en-GB',
    creator: theOrganization(brand, siteUrl),
    ...(placeholder ? { creativeWorkStatus: 'Draft' } : {}),
  };
}

export interface AnsweredQuestion {
  question: string;
  /** In plain text. */
  answer: string;
}

/** The questions that a page answers: one at least. */
export function faqPage(questions: readonly AnsweredQuestion[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
