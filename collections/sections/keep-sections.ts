import type { BlocksFieldValidation } from 'payload';
import { z } from 'zod';

import { formTwice } from '../pages/limits';
import type { OwnSection } from './own-section';

const read = z
  .array(z.looseObject({ blockType: z.string(), form: z.unknown().optional() }))
  .catch([]);

type Row = z.infer<typeof read>[number];
type Rule = (rows: readonly Row[], own: readonly OwnSection[]) => string | undefined;

/** Those whose ground is the one layer from edge to edge. */
const accented = ['callToAction', 'portfolio', 'next'];

const eachOnce: Rule = (rows, own) => {
  for (const { slug, name } of own) {
    const [first, second] = rows.flatMap(({ blockType }, at) => (blockType === slug ? [at] : []));
    if (first !== undefined && second !== undefined)
      return `“${name}” stands in rows ${first + 1} and ${second + 1}. Remove one of them: the page has it once.`;
  }
  return undefined;
};

const allThere: Rule = (rows, own) => {
  for (const { slug, name, stays } of own)
    if (stays !== undefined && !rows.some(({ blockType }) => blockType === slug))
      return `“${name}” is missing. You may move it, but it stays on the page: ${stays}. Add it again with “Add Section”.`;
  return undefined;
};

const inPlace: Rule = (rows, own) => {
  for (const { slug, name, place } of own) {
    if (!place) continue;
    const isFirst = place.at === 'first';
    const todo = isFirst ? 'Move it to the top.' : 'Move what is below it up.';
    if (rows.at(isFirst ? 0 : -1)?.blockType !== slug)
      return `“${name}” stands ${place.at}: ${place.why}. ${todo}`;
  }
  return undefined;
};

const apart: Rule = (rows) => {
  const isAccented = (row: Row | undefined) =>
    row !== undefined && accented.includes(row.blockType);
  const at = rows.findIndex((row, index) => isAccented(row) && isAccented(rows[index + 1]));
  if (at === -1) return undefined;
  return `Rows ${at + 1} and ${at + 2} are both in the accent colour, and would look like one. Put something between them.`;
};

const formsOnce: Rule = (rows, own) => {
  const forms = rows.filter(({ blockType }) => blockType === 'form').map(({ form }) => form);
  const section = own.find(({ slug }) => forms.includes(slug));
  if (section)
    return `The page has the ${section.slug} form already, in “${section.name}”. Let a link lead to it: #${section.slug}.`;
  return formTwice(forms);
};

const rules = [eachOnce, allThere, inPlace, apart, formsOnce];

/**
 * What keeps a page whole whose sections an editor has put in order: the specification and links of
 * the site ask for some of them. An empty list is the first order.
 */
export const keepSections =
  (own: readonly OwnSection[]): BlocksFieldValidation =>
  (value) => {
    const rows = read.parse(value ?? []);
    if (rows.length === 0) return true;
    for (const rule of rules) {
      const problem = rule(rows, own);
      if (problem !== undefined) return problem;
    }
    return true;
  };
