/** What an editor may want to look at again before it is published. It stops nobody. */
export interface Finding {
  readonly kind:
    | 'alternative-text'
    | 'dead-link'
    | 'figure'
    | 'form'
    | 'heading'
    | 'length'
    | 'search-engines';
  /** Of the field, as the panel knows it: solutions.2.title. */
  readonly path: string;
  /** In a sentence. */
  readonly message: string;
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
}
