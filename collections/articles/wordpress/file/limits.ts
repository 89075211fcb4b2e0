const megabyte = 1_000_000;

/** What a file may hold. `bytes` of the export; `pictures` of all that is given beside it. */
export const limits = {
  bytes: 50 * megabyte,
  pictures: 100 * megabyte,
  posts: 5000,
  attachments: 50_000,
  /** Of the text of one post. */
  letters: 1_000_000,
  /** … with its footnotes, and with what short codes mean. */
  html: 2_000_000,
  /** … as HTML, and how deep they lie. Browsers show no more than 512. */
  elements: 100_000,
  htmlDepth: 10_000,
  /** Of a title, a name or an excerpt: what is beyond is not read. */
  words: 4000,
  /** No export of WordPress is nested deeper than five. */
  depth: 20,
} as const;
