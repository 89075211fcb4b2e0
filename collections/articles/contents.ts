import { z } from 'zod';

interface Inline {
  readonly text?: string | undefined;
  readonly children?: readonly Inline[] | undefined;
}

const inline: z.ZodType<Inline> = z.lazy(() =>
  z.object({ text: z.string().optional(), children: z.array(inline).optional() }),
);

const heading = z.object({
  type: z.literal('heading'),
  tag: z.enum(['h2', 'h3']),
  children: z.array(inline),
});

const text = z.object({ root: z.object({ children: z.array(z.unknown()) }) });

/** A heading of an article, as the list of its contents has it. */
export interface ContentsEntry {
  /** Its address on the page. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
  /** Where it stands among what the text is made of. */
  readonly at: number;
}

const wordsIn = ({ text: own = '', children = [] }: Inline): string =>
  own + children.map(wordsIn).join('');

/** A preview marks its texts with what nobody sees (src/site/preview/marks.ts): the address is the same. */
const toId = (words: string): string =>
  words
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What the page itself has: links to these lead elsewhere on it. */
const taken = ['main', 'next', 'contents', 'related', 'site-header', 'site-menu'];

/**
 * The headings of a formatted text in their order. No two have the same id; one without words, as a
 * draft may have it, is left out.
 * @param body whatever else it is has none
 */
export function contentsOf(body: unknown): ContentsEntry[] {
  const { data } = text.safeParse(body);
  const ids = new Set(taken);
  return (data?.root.children ?? []).flatMap((node, at) => {
    const { data: found } = heading.safeParse(node);
    const words = wordsIn({ children: found?.children ?? [] }).trim();
    if (!found || words === '') return [];
    const id = freeId(toId(words) || 'section', ids);
    ids.add(id);
    return [{ id, text: words, level: found.tag === 'h2' ? 2 : 3, at }];
  });
}

function freeId(wanted: string, ids: ReadonlySet<string>): string {
  if (!ids.has(wanted)) return wanted;
  let number = 2;
  while (ids.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
