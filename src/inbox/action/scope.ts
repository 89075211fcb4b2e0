import { z } from 'zod';

import { formList, formNames, forms, type FormDefinition } from '@/forms';

/** Whose submissions an action is about: those of one form, or of a list across all. */
export const scope = z.enum([...formNames, 'all']);

export type Scope = z.infer<typeof scope>;

export const formsIn = (which: Scope): readonly FormDefinition[] =>
  which === 'all' ? formList : [forms[which]];
