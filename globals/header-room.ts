import { z } from 'zod';

const rows = z.array(
  z.looseObject({
    blockType: z.string(),
    words: z.string().nullish(),
    link: z.looseObject({ words: z.string().nullish() }).nullish(),
  }),
);

/** In letters, of which a gap between two links takes four: what fits beside the brand at 961 px. */
const room = 76;
const gap = 4;

/** What keeps the header whole: its links stand on one line, and there is one list of industries. */
export function checkHeader(value: unknown): string | true {
  const { data = [] } = rows.safeParse(value ?? []);
  if (data.length === 0) return 'The header needs a link at least.';
  if (data.filter(({ blockType }) => blockType === 'industries').length > 1)
    return 'There is one list of industries: remove the second.';
  const letters = data.map(({ words, link }) => (words ?? link?.words ?? '').length + gap);
  const taken = letters.reduce((sum, each) => sum + each, 0);
  if (taken > room)
    return `These links do not fit beside each other: leave one out, or ${taken - room} letters.`;
  return true;
}
