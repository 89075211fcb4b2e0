import { z } from 'zod';

import type { Finding } from './finding';

/** A file that is no picture has nothing to see. */
const picture = z.object({
  filename: z.string(),
  mimeType: z.string().startsWith('image/').nullish(),
  alt: z.string().nullish(),
});

/** As people who type a name and a sentence would not tell them apart. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A picture says in words what it shows, and its file’s name is no such words. */
export function checkAlternativeText(doc: unknown): Finding[] {
  const { data } = picture.safeParse(doc);
  if (!data) return [];
  const alt = plain(data.alt ?? '');
  const names = [data.filename, data.filename.replace(/\.[^.]*$/, '')].map(plain);
  const of = { kind: 'alternative-text', path: 'alt' } as const;
  if (alt === '') return [{ ...of, message: 'Say in words what the picture shows.' }];
  if (!names.includes(alt)) return [];
  const message = 'This is the name of the file. Say in words what the picture shows.';
  return [{ ...of, message }];
}
