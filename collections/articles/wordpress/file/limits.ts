const megabyte = 1_000_000;

/** What a file may hold. `bytes` of the export; `pictures` of all that is given beside it. */
export const limits = {
  bytes: 50 * megabyte,
  pictures: 100 * megabyte,
  posts: 5000,
  attachments: 50_000,
  /** Of the text of one post. */
  letters: 1_000_000,
  /** No export of WordPress is nested deeper than five. */
  depth: 20,
} as const;
