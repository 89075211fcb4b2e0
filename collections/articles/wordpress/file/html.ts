import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { limits } from './limits';
import { RefusedFile } from './refused-file';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Every text may have so many elements; beyond them no more than it has letters. */
const always = 1000;

/**
 * Reads the HTML of one post, in as many pieces as it has. Browsers open what was never closed again in each
 * paragraph, so that a short text can have millions of elements: this one is refused.
 * @throws RefusedFile
 */
export function htmlReader(): (html: string) => readonly HtmlNode[] {
  let [letters, elements, depth] = [0, 0, 0];
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      elements += 1;
      if (elements > Math.min(limits.elements, always + letters)) throw new RefusedFile('tangled');
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush: () => {
      depth += 1;
      if (depth > limits.htmlDepth) throw new RefusedFile('tangled');
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  return (html) => {
    letters += html.length;
    if (letters > limits.html) throw new RefusedFile('long');
    depth = 0;
    return parseFragment(html, { treeAdapter }).childNodes;
  };
}
