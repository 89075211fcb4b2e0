import type { Finding } from './finding';
import type { Words } from './texts';

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly why: string;
}

/** Of what search engines show, in characters. */
export const searchLengths = { title: 60, description: 155 } as const;

const inResults = 'Search engines show about so much.';

/** By the end of their paths. */
const bounds: readonly (readonly [RegExp, Bounds])[] = [
  [/^meta\.title$/, { least: 15, most: searchLengths.title, why: inResults }],
  [/^meta\.description$/, { least: 70, most: searchLengths.description, why: inResults }],
  [/^description$/, { least: 30, most: 200, why: 'It stands in lists, too.' }],
  [/^(?:intro|lede)$/, { least: 60, most: 400, why: 'It is the first that people read.' }],
];

/** What is empty is a matter for the fields themselves. */
export const checkLengths = ({ texts }: Words): Finding[] =>
  texts.flatMap(({ path, text }): Finding[] => {
    const found = bounds.find(([of]) => of.test(path))?.[1];
    const length = text.trim().length;
    if (!found || length === 0 || (length >= found.least && length <= found.most)) return [];
    const message = `${length} characters. From ${found.least} to ${found.most} read well: ${found.why}`;
    return [{ kind: 'length', path, message }];
  });
