import type { Reading, Value } from './own-cache.ts';

/** Next keeps a page with this header, and takes it off before it answers (read in 16.4.6). */
export const tagsHeader = 'x-next-cache-tags';

/** The tags of data are those of its reader; a page has its own. */
export function tagsOf(value: Value, context: Reading[1]): string[] {
  if ('tags' in context) return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const given = 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  return typeof given === 'string' ? given.split(',') : [];
}
