import type { BlocksFieldValidation } from 'payload';
import { z } from 'zod';

import { writtenForms } from '@/forms';

const blocks = z.array(z.looseObject({ blockType: z.string(), form: z.unknown().optional() }));

/** Of what editors put on a page; `maxRows` counts it before anything walks the parts. */
export const most = 40;

/** What is wrong with the forms of a page, by their names. */
export const formTwice = (forms: readonly unknown[]): string | undefined =>
  new Set(forms).size < forms.length
    ? `A page has each form once. Let a link lead to it: ${writtenForms.map(({ name }) => `#${name}`).join(' or ')}.`
    : undefined;

/**
 * What keeps the design whole: one heading over the whole page, and nothing twice on it that a
 * browser has to tell apart.
 */
export const keepWhole: BlocksFieldValidation = (value) => {
  const { data = [] } = blocks.safeParse(value ?? []);
  if (data[0]?.blockType !== 'hero') return 'A page begins with a hero, which holds its heading.';
  const heroes = data.filter(({ blockType }) => blockType === 'hero');
  if (heroes.length > 1) return 'A page has one hero. Take a text or a call to action instead.';
  const forms = data.filter(({ blockType }) => blockType === 'form').map(({ form }) => form);
  return formTwice(forms) ?? true;
};
