/** What an editor may want to look at again before it is published. It stops nobody. */
export interface Finding {
  readonly kind:
    | 'alternative-text'
    | 'dead-link'
    | 'figure'
    | 'form'
    | 'heading'
    | 'length'
    | 'orphan'
    | 'same-words'
    | 'sample-words'
    | 'search-engines'
    | 'unpublished';
  /** Of the field, as the panel knows it: solutions.2.title. */
  readonly path: string;
  /** In a sentence. */
  readonly message: string;
  /** Another document that it is about, and how that is called. */
  readonly about?: { readonly collection: string; readonly id: string; readonly name: string };
}

/** What a document is compared with. */
export interface SiteIndex {
  /** Where the site has a page, or a redirect from one. */
  readonly paths: readonly string[];
  /** The ids of the documents that have a page which visitors find. */
  readonly pages: readonly string[];
  /** Of the register of claims: the figures of each, and the addresses that print them. */
  readonly claims: readonly {
    readonly figures: readonly string[];
    readonly pages: readonly string[];
  }[];
  /** What results of search engines say of each published page: of a document, by its id, or a global. */
  readonly described: readonly {
    readonly of: string;
    readonly path: string;
    readonly title: string;
    readonly description: string;
  }[];
  /** The ids of published documents to whose page nothing leads. */
  readonly orphans: readonly string[];
  /** What other documents can name, and is no more than a draft. */
  readonly unpublished: readonly {
    readonly id: string;
    readonly collection: string;
    /** As the panel calls one of its kind: team member. */
    readonly called: string;
    readonly title: string;
  }[];
}
