import type { Finding } from './finding';
import { textIn, type Words } from './texts';

/** Each formatted text stands under a heading of this level. */
const above = 2;

/** Screen readers jump from heading to heading: a skipped level looks like a missing heading. */
export const checkHeadings = ({ richTexts }: Words): Finding[] =>
  richTexts.flatMap(({ path, nodes }) => {
    let last = above;
    return nodes.flatMap((node): Finding[] => {
      const level = Number(/^h([1-6])$/.exec(node.tag ?? '')?.[1]);
      if (node.type !== 'heading' || Number.isNaN(level)) return [];
      const wanted = last + 1;
      last = level;
      if (level <= wanted) return [];
      const message = `The heading “${textIn(node)}” is of level ${level}, and the one before it of level ${wanted - 1}: make it one of level ${wanted}.`;
      return [{ kind: 'heading', path, message }];
    });
  });
