import type { DataFromGlobalSlug, RequiredDataFromCollectionSlug } from 'payload';

import type { Config } from '@/payload-types';

/** The pictures in seed/images, by file name without its ending. */
export type PictureName = string;

type Collections = Config['collections'];
type Seed<Slug extends keyof Collections> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  '_order' | 'id' | 'createdAt' | 'updatedAt'
>;
type GlobalSeed<Slug extends keyof Config['globals']> = Omit<
  DataFromGlobalSlug<Slug>,
  'id' | 'createdAt' | 'updatedAt' | 'globalType'
>;

export type IndustrySeed = Seed<'industries'>;
export type FeatureSeed = Seed<'features'>;
/** A question that names the industries it is asked in by their slugs. */
export type FaqSeed = Omit<Seed<'faqs'>, 'industries'> & { industries?: string[] };

export type ProcessStepSeed = Seed<'process-steps'>;
/** A testimonial that names its industries and its project by their slugs. */
export type TestimonialSeed = Omit<Seed<'testimonials'>, 'industries' | 'project'> & {
  industries?: string[];
  project?: string;
};
export type ClaimSeed = Seed<'claims'>;

type CaseStudy = NonNullable<Seed<'projects'>['caseStudy']>;

/** A case study whose screens are named, not yet uploaded. */
export type CaseStudySeed = Omit<CaseStudy, 'screens'> & {
  screens?: { picture: PictureName; darkPicture?: PictureName; caption: string }[];
};

/** A project whose picture is named, not yet uploaded. */
export type ProjectSeed = Omit<
  Seed<'projects'>,
  'image' | 'darkImage' | 'internalLink' | 'caseStudy' | 'industries'
> & {
  image: PictureName;
  /** The same in dark colours. */
  darkImage?: PictureName;
  caseStudy?: CaseStudySeed;
  /** By their slugs. */
  industries?: string[];
};

export interface PictureSeed {
  name: PictureName;
  /** The file in seed/images. */
  file: `${string}.${'png' | 'webp' | 'jpeg'}`;
  alt: string;
}

export interface GalleryImageSeed {
  image: PictureName;
  description: string;
}

/** A legal page whose section bodies are Markdown: paragraphs, lists, ### headings, links. */
export type LegalPageSeed = Omit<Seed<'legal-pages'>, 'sections' | 'textChangedAt'> & {
  sections: { heading: string; body: string }[];
};

/** A picture between paragraphs, by its name among the pictures. */
interface TextPictureSeed {
  picture: string;
  caption: string;
}

/** What readers must not miss; its text is Markdown. */
interface CalloutSeed {
  callout: 'note' | 'warning';
  text: string;
}

/** Markdown with ## and ### headings and tables (`|A|B|`, as spaces would stay), and what stands between its paragraphs. */
export type ArticleTextSeed = string | readonly (string | TextPictureSeed | CalloutSeed)[];

/** What an article names, it names by slugs. A draft. */
export type ArticleSeed = Pick<Seed<'articles'>, 'title' | 'slug' | 'summary'> & {
  body: ArticleTextSeed;
  categories: string[];
  tags: string[];
  industries?: string[];
  projects?: string[];
};
export type ArticleCategorySeed = Seed<'article-categories'>;
export type AuthorSeed = Seed<'authors'>;

type PartSeed = Seed<'pages'>['blocks'][number];

/** A page of parts, whose texts are Markdown. */
export type PageSeed = Omit<Seed<'pages'>, 'blocks'> & {
  blocks: (
    | Exclude<PartSeed, { blockType: 'text' }>
    | (Omit<Extract<PartSeed, { blockType: 'text' }>, 'body'> & { body: string })
  )[];
};

/** A form that editors may publish: a draft. */
export type CustomFormSeed = Seed<'custom-forms'>;

/** Who answers is named by slug. */
export type SiteSettingsSeed = Omit<GlobalSeed<'site-settings'>, 'answeredBy'> & {
  answeredBy?: string;
};
/** The rest of these settings is staff's to choose. */
export type InboxSettingsSeed = Pick<
  GlobalSeed<'inbox-settings'>,
  'replyTemplates' | 'replySignature'
>;
export type IndustriesPageSeed = GlobalSeed<'industries-page'>;
export type WorkPageSeed = GlobalSeed<'work-page'>;
export type QuotePageSeed = GlobalSeed<'quote-page'>;
export type GalleryPageSeed = GlobalSeed<'gallery-page'>;
export type NotFoundPageSeed = GlobalSeed<'not-found-page'>;
type HomePage = GlobalSeed<'home-page'>;
export type HomePageSeed = Omit<HomePage, 'portfolio'> & {
  portfolio: Omit<HomePage['portfolio'], 'image'> & { image: PictureName };
};

type Navigation = Config['globals']['navigation'];

interface LinkSeed {
  readonly menu: NonNullable<NonNullable<Navigation['menu']>['links']>;
  readonly company: NonNullable<NonNullable<Navigation['footer']>['companyLinks']>;
  readonly legal: NonNullable<NonNullable<Navigation['footer']>['legalLinks']>;
}

/** All that a new database is filled with. Each list is in the order in which pages show it. */
export interface SeedContent {
  /** The folder of the pictures, from the project's root. */
  readonly images: string;
  readonly pictures: readonly PictureSeed[];
  readonly industries: readonly IndustrySeed[];
  readonly features: readonly FeatureSeed[];
  readonly processSteps: readonly ProcessStepSeed[];
  readonly claims: readonly ClaimSeed[];
  readonly projects: readonly ProjectSeed[];
  readonly testimonials: readonly TestimonialSeed[];
  readonly faqs: readonly FaqSeed[];
  readonly galleryImages: readonly GalleryImageSeed[];
  readonly legalPages: readonly LegalPageSeed[];
  readonly customForms: readonly CustomFormSeed[];
  /** Samples. Each is by the first author, if there is one. */
  readonly articles: readonly ArticleSeed[];
  readonly articleCategories: readonly ArticleCategorySeed[];
  readonly authors: readonly AuthorSeed[];
  readonly team: readonly AuthorSeed[];
  readonly pages: readonly PageSeed[];
  readonly siteSettings: SiteSettingsSeed;
  readonly inboxSettings: InboxSettingsSeed;
  readonly homePage: HomePageSeed;
  readonly industriesPage: IndustriesPageSeed;
  readonly workPage: WorkPageSeed;
  readonly quotePage: QuotePageSeed;
  readonly galleryPage: GalleryPageSeed;
  readonly notFoundPage: NotFoundPageSeed;
  /** Around every page. */
  readonly links: LinkSeed;
}
