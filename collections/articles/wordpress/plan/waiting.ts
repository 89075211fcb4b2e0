import { z } from 'zod';

/** A post that waits to become an article. */
export const waitingPost = z.object({
  id: z.string(),
  title: z.string(),
  /** Where it is to stand here. */
  slug: z.string(),
  isPublished: z.boolean(),
  date: z.string().nullable(),
  /** By name. */
  author: z.string(),
  excerpt: z.string(),
  content: z.string(),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string() })),
  tags: z.array(z.string()),
  footnotes: z.array(z.object({ id: z.string(), content: z.string() })),
  /** The key of the picture above it. */
  cover: z.string().nullable(),
  /** It had a picture above it, which the export does not hold. */
  lacksCover: z.boolean(),
  /** The keys of pictures, by the addresses that its text has of them. */
  pictures: z.record(z.string(), z.string()),
  /** Where pictures of its galleries are, by WordPress's numbers. */
  galleries: z.record(z.string(), z.string()),
});
export type WaitingPost = z.infer<typeof waitingPost>;

/** A picture that waits. Its key is that of its item. */
export const waitingPicture = z.object({
  address: z.string(),
  alt: z.string(),
});
export type WaitingPicture = z.infer<typeof waitingPicture>;

export const waitingRedirect = z.object({
  /** A path. */
  from: z.string(),
  title: z.string(),
  /** The key of the post that it leads to. */
  post: z.string(),
});
export type WaitingRedirect = z.infer<typeof waitingRedirect>;
