import type { Finding } from './finding';
import { textIn, type Words } from './texts';

/** Most formatted texts stand under a heading of the second level; an article under that of its page. */
const levelAbove = (nodes: Words['richTexts'][number]['nodes']) =>
  nodes.some(({ tag }) => tag === 'h2') ? 1 : 2;

/** Screen readers jump from heading to heading: a skipped level looks like a missing heading. */
export const checkHeadings = ({ richTexts }: Words): Finding[] =>
  richTexts.flatMap(({ path, nodes }) => {
    let last = levelAbove(nodes);
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
