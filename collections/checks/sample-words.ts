import type { Finding } from './finding';
import { textIn, type Words } from './texts';

/** In a template, what an editor is to write there. */
export const replaceMe = (what: string): string => `[Replace: ${what}]`;

const toReplace = /\[Replace: ([^\]]*)\]/;

/** Words of a template (collections/pages/templates.ts) in whose place nobody has written yet. */
export const checkSampleWords = ({ texts, richTexts }: Words): Finding[] =>
  [
    ...texts,
    ...richTexts.map(({ path, nodes }) => ({ path, text: nodes[0] ? textIn(nodes[0]) : '' })),
  ].flatMap(({ path, text }): Finding[] => {
    const [, what] = toReplace.exec(text) ?? [];
    if (what === undefined) return [];
    const message = `Still from the template: write ${what}.`;
    return [{ kind: 'sample-words', path, message }];
  });
