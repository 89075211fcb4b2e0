import { z } from 'zod';

import { saidIn } from '../article-text';

interface Node {
  readonly type: string;
  readonly text?: string | undefined;
  readonly children?: readonly Node[] | undefined;
}

const node: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    text: z.string().optional(),
    children: z.array(node).optional(),
  }),
);

const richText = z.object({ root: node });

/** What stands by itself on a page: a paragraph, a heading, a point of a list. */
const blocks = ['paragraph', 'heading', 'listitem', 'quote'];

/** The words of a rich text, a paragraph each. */
export function paragraphsOf(value: unknown): string[] {
  const { data } = richText.safeParse(value);
  return data ? blocksIn(data.root) : [];
}

function blocksIn(given: Node): string[] {
  const { type, children = [] } = given;
  const inner = [...children.flatMap(blocksIn), ...saidBeside(given)];
  if (!blocks.includes(type)) return inner;
  return [children.map(ownText).join(''), ...inner];
}

function saidBeside(given: Node): string[] {
  const { lines = [], code = [], texts = [] } = saidIn(given) ?? {};
  return [...lines, ...code, ...texts.flatMap(paragraphsOf)];
}

/** Without that of a list within a list. */
const ownText = ({ type, text, children = [] }: Node): string =>
  type === 'list' ? '' : (text ?? children.map(ownText).join(''));
