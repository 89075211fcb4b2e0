import type { Config, Media } from '@/payload-types';
import type { FeatureName } from '@/site-choices';
import type { SmallWords } from '@/words';

import type { BuildingName } from '../fields/building-names';

export type Collections = Config['collections'];
type Globals = Config['globals'];

/** The collections that say when a document was last changed. */
export type DatedCollection = {
  [Slug in keyof Collections]: Collections[Slug] extends { updatedAt: string } ? Slug : never;
}[keyof Collections];

/** The globals that search engines are told of: each is a page. */
export type PageGlobal = {
  [Slug in keyof Globals]: 'meta' extends keyof Globals[Slug] ? Slug : never;
}[keyof Globals];

/** Of these the ones that open with a heading and a paragraph. */
export type HeadedGlobal = {
  [Slug in PageGlobal]: Globals[Slug] extends { heading: string; intro: string } ? Slug : never;
}[PageGlobal];

/** What a page needs to know that does not stand in its document. */
export interface Site {
  readonly words: SmallWords;
  /** The public address, without a slash at its end. */
  readonly url: string;
  /** Who stands behind the site, as structured data names it. */
  readonly organization: object;
  /** The whole address of a picture that was read with its document. */
  readonly addressOf: (picture: string | Media) => string;
}

/** The page that lists all documents of a collection. */
export interface ListPage {
  readonly path: `/${string}`;
  /** Holds its heading and its introduction. */
  readonly global: HeadedGlobal;
  /** In a sentence: “the portfolio”. */
  readonly called: string;
  /** There is no such page while it would list nothing. */
  readonly isOnlyFilled?: true;
  /** In the trail to a page below it; without this, its heading. */
  readonly nameInTrail?: (words: SmallWords) => string;
  /** In /llms.txt; without this, its heading. */
  readonly nameInIndex?: (words: SmallWords['machines']) => string;
  /**
   * For a list of which editors write no more than the heading and the introduction: what the panel
   * calls it, and its first words. Any other has a file in globals/.
   */
  readonly first?: { readonly label: string; readonly heading: string; readonly intro: string };
}

/** What is drawn where a page is shared: a title, and a ground that no other page has. */
export interface ShareImageContent {
  readonly title: string;
  /** What stands on the accent. */
  readonly words?: string;
  readonly ground?: { layers: number; seed: number; buildings: readonly BuildingName[] };
}

/**
 * All that a collection says of the pages of its documents. The panel, search engines, /llms.txt,
 * share images, redirects, links and the checks ask this; what a visitor sees stands in
 * src/site/pages.
 */
export interface PageType<Slug extends keyof Collections> {
  readonly collection: Slug;
  /** What stands before the slug in the address of a page. */
  readonly home: '/' | `/${string}/`;
  /** A page in a sentence: “the legal page”. */
  readonly called: string;
  readonly list?: ListPage;
  /** Without it there are no such pages. */
  readonly feature?: FeatureName;
  /** No list of the site shows these pages: a link or a part of a page leads to one, or nothing does. */
  readonly isUnlisted?: true;
  /** A document has a page as long as a published one of a collection names it in a field. */
  readonly onlyNamed?: { readonly by: keyof Collections; readonly field: string };
  /** A checkbox: a document in which it is not ticked has no page, and shows in the list alone. */
  readonly onlyIf?: keyof Collections[Slug] & string;
  /** A moment: from then on lists, sitemaps and feeds have the document no more, and its page says so. */
  readonly until?: keyof Collections[Slug] & string;
  /** The collections of what its fields name and its page shows: they are read with it. */
  readonly shows?: readonly (keyof Collections)[];
  /** In lists; without this, as editors dragged them. */
  readonly sort?: 'createdAt' | '-publishedOn' | '-postedOn';
  /** Its figures are not looked for in the register of claims. */
  readonly hasOwnFigures?: true;
  /** In trails and lists, and wherever nothing else is said. */
  readonly name: (doc: Collections[Slug]) => string;
  /** For search engines, while an editor has written no other. */
  readonly title?: (doc: Collections[Slug], site: Site) => string;
  readonly description?: (doc: Collections[Slug]) => string | null | undefined;
  readonly onShareImage?: (doc: Collections[Slug], site: Site) => ShareImageContent;
  /** What /llms.txt says; under “Pages” or the list's heading, with name and description by itself. */
  readonly index?: {
    readonly heading?: (words: SmallWords['machines']) => string;
    readonly about?: (doc: Collections[Slug], words: SmallWords['machines']) => string;
  };
  /**
   * Whether visitors read a text of a document on its page, by the path of its field; without this, all. A
   * search looks at no others.
   */
  readonly isRead?: (field: string, doc: Collections[Slug]) => boolean;
  /** The headings on its page to which a link leads, with the ids of their elements. */
  readonly headings?: (
    doc: Collections[Slug],
  ) => readonly { readonly id: string; readonly text: string }[];
  /** Structured data: what the page is about (schema.org). */
  readonly facts?: (doc: Collections[Slug], site: Site) => object | undefined;
}
