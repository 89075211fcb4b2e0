import { z } from 'zod';

import { formList, formNames, forms, type FormDefinition } from '@/forms';

/** Whose submissions an action is about: those of one form, or of a list across both. */
export const scope = z.enum([...formNames, 'both']);

export type Scope = z.infer<typeof scope>;

export const formsIn = (which: Scope): readonly FormDefinition[] =>
  which === 'both' ? formList : [forms[which]];
