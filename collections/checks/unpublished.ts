import { capital } from '@/ui/capital';

import type { Finding, SiteIndex } from './finding';
import type { Words } from './texts';

/** What the site leaves out without a word: it names only what is published. Ids are UUIDs. */
export function checkNamed(
  { texts }: Words,
  { unpublished }: SiteIndex,
  own: string | undefined,
): Finding[] {
  const byId = new Map(unpublished.map((each) => [each.id, each]));
  return texts.flatMap(({ path, text }): Finding[] => {
    const named = byId.get(text);
    if (!named || named.id === own) return [];
    const { collection, id, title, called } = named;
    const name = title === '' ? `${capital(called)} without a title` : title;
    const message = `${name} is not published, so visitors see no such ${called} here.`;
    return [{ kind: 'unpublished', path, message, about: { collection, id, name } }];
  });
}
