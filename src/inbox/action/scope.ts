import { z } from 'zod';

import { forms, type FormDefinition } from '@/forms';

/** Whose submissions an action is about: those of one form, or of a list across both. */
export const scope = z.enum(['contact', 'quote', 'both']);

export type Scope = z.infer<typeof scope>;

export const formsIn = (which: Scope): readonly FormDefinition[] =>
  which === 'both' ? Object.values(forms) : [forms[which]];
