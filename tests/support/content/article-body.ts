import type { Article } from '@/payload-types';

type Body = Article['body'];
type Node = Body['root']['children'][number];

const common = { version: 1, format: '', indent: 0, direction: null } as const;

const holding = (type: string, text: string, rest: object = {}): Node => ({
  type,
  ...common,
  ...rest,
  children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
});

/** `## ` and `### ` begin headings, `> ` a quote; each other line is a paragraph. */
export function bodyOf(...lines: string[]): Body {
  const children = lines.map((line) => {
    const [, mark, words = ''] = /^(##|###|>) (.*)$/.exec(line) ?? [];
    if (mark === undefined) return holding('paragraph', line);
    if (mark === '>') return holding('quote', words);
    return holding('heading', words, { tag: `h${mark.length}` });
  });
  return { root: { type: 'root', ...common, children } };
}
