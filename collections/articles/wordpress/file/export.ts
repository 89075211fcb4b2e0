/** What an export of WordPress (WXR 1.2) says, as far as articles have a use for it. */
export interface WordPressExport {
  /** Of the site: `example.com`, or `example.com/blog`. Numbers of posts are its own. */
  readonly site: string;
  readonly authors: readonly ExportedAuthor[];
  readonly categories: readonly ExportedCategory[];
  readonly posts: readonly ExportedPost[];
  readonly pictures: readonly ExportedPicture[];
  readonly leftOut: LeftOut;
}

export interface ExportedAuthor {
  readonly login: string;
  readonly name: string;
}

export interface ExportedCategory {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

export interface ExportedPost {
  /** WordPress's number of it. */
  readonly id: string;
  readonly title: string;
  /** Empty of a draft that was never published. */
  readonly slug: string;
  /** Where visitors found it, whole. */
  readonly address: string;
  readonly isPublished: boolean;
  /** ISO; null of a draft without one. */
  readonly date: string | null;
  /** Whose login it is. */
  readonly author: string;
  readonly excerpt: string;
  readonly content: string;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  readonly tags: readonly string[];
  /** The number of the picture above it. */
  readonly cover: string | null;
  readonly footnotes: readonly Footnote[];
}

export interface Footnote {
  readonly id: string;
  /** HTML. */
  readonly content: string;
}

export interface ExportedPicture {
  readonly id: string;
  /** Where its file is. */
  readonly address: string;
  readonly alt: string;
  readonly title: string;
}

export interface LeftOut {
  pages: number;
  /** Private, or behind a password. */
  closed: number;
  /** In the trash, and drafts that WordPress made by itself. */
  trashed: number;
  comments: number;
  /** Revisions, entries of menus, types of plugins. */
  others: number;
}
