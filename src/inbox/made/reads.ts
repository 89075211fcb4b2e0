import 'server-only';

import type { TypedUser } from 'payload';

import { listForms, type ListedForm } from '@/submissions/records/made/listed-forms';
import { listQuestions, type FormQuestion } from '@/submissions/records/made/questions';
import { countTests } from '@/submissions/records/made/sent-tests';
import { customForm } from '@/forms';

import { mustReadForm } from '../access';
import { reading } from '../list/reads/reading';

/** The forms that editors made, and what the one asks that is looked at. */
export interface MadeForms {
  readonly forms: readonly ListedForm[];
  readonly chosen: ChosenForm | null;
}

export interface ChosenForm {
  readonly title: string;
  readonly questions: readonly FormQuestion[];
  /** How many editors have sent. */
  readonly tests: number;
}

export const noForms: MadeForms = { forms: [], chosen: null };

/** @param made the id of the chosen one */
export async function readMadeForms(user: TypedUser, made: string | null): Promise<MadeForms> {
  const read = await reading('list made forms', async (payload) => {
    const forms = await listForms(await mustReadForm(payload, user, customForm));
    const found = forms.find(({ id }) => id === made);
    if (!found) return { forms, chosen: null };
    const [questions, tests] = await Promise.all([listQuestions(found.id), countTests(found.id)]);
    return { forms, chosen: { title: found.title, questions, tests } };
  });
  return read ?? noForms;
}
