import { z } from 'zod';

import { innerText } from './inner-text';

/** `{ type: 'inlineBlock', fields: { blockType: 'footnote', text } }` */
export const footnoteNode = z.looseObject({
  type: z.literal('inlineBlock'),
  fields: z.looseObject({ blockType: z.literal('footnote'), text: innerText }),
});

const holding = z.looseObject({ children: z.array(z.unknown()) });

/** The footnotes of a text in the order of their marks: the first has the number 1. They are its own nodes. */
export function footnotesOf(body: unknown): unknown[] {
  const { data } = z.looseObject({ root: z.unknown() }).safeParse(body);
  return footnotesIn(data?.root);
}

function footnotesIn(node: unknown): unknown[] {
  if (footnoteNode.safeParse(node).success) return [node];
  return (holding.safeParse(node).data?.children ?? []).flatMap(footnotesIn);
}

/**
 * The addresses of a footnote and of its mark. No heading has one with a low line in it.
 * @param number 1 for the first
 */
export const addressesOf = (number: number) => ({ note: `note_${number}`, mark: `mark_${number}` });
