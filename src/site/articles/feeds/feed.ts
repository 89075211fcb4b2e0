/** A feed, whatever it is written as. Addresses are whole. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Of the page that lists the same. */
  readonly home: string;
  /** BCP 47. */
  readonly language: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly published: Date;
  readonly changed: Date | undefined;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly string[];
  /** Of its cover, as wide as pages show it. */
  readonly image: string | undefined;
}
