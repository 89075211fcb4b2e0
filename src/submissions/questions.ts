import 'server-only';

import { formList, forms, type FormDefinition, type SubmissionValues } from '@/forms';
import type { FormField } from '@/forms/kinds';
import { judgeAnswers } from '@/forms/made/answers';
import type { MadeForm } from '@/forms/made/definition';
import { submissionSchema } from '@/forms/schema';
import { byName } from '@/platform/by-name';

import { findMadeForm } from './made/known-forms';
import { closedAt, placesAt, type Places } from './made/openings';
import { Refusal } from './refusal';

/** What the door asks of what is sent. */
export interface Questions {
  /** As what it is kept. */
  readonly form: FormDefinition;
  readonly fields: readonly FormField[];
  /** Where an editor wrote them. */
  readonly made?: MadeForm;
  /** Where it takes only so many, or none. */
  readonly places?: Places | undefined;
  /**
   * @param wrongFiles what is wrong with files, by field
   * @throws Refusal `invalid`
   */
  readonly parse: (
    answers: Record<string, unknown>,
    wrongFiles: Readonly<Record<string, string>>,
  ) => SubmissionValues;
}

/** Made once: that takes longer than a check with it. */
const schemas = byName(formList, submissionSchema);

export const writtenQuestions = (form: FormDefinition): Questions => ({
  form,
  fields: form.fields,
  parse: (answers, wrongFiles) => {
    const parsed = schemas[form.name].safeParse(answers);
    if (parsed.success && Object.keys(wrongFiles).length === 0) return parsed.data;
    const fields: Record<string, string> = {};
    for (const { path, message } of parsed.error?.issues ?? []) fields[String(path[0])] ??= message;
    throw new Refusal('invalid', { fields: { ...wrongFiles, ...fields } });
  },
});

/**
 * What a made form asks of what comes now.
 * @throws Refusal where there is no such form, and where nobody can tell yet
 */
export async function madeQuestions(slug: string): Promise<Questions> {
  const at = Date.now();
  const made = await findMadeForm(slug);
  if (!made) throw new Refusal(made === null ? 'unavailable' : 'unknown-form');
  return {
    ...{ form: forms.custom, fields: made.shown.fields, made },
    places: placesAt(made, at),
    parse: (answers) => {
      const judged = judgeAnswers(made, answers);
      // Nobody corrects what is not taken then.
      if ('errors' in judged)
        throw closedAt(made, at) ?? new Refusal('invalid', { fields: judged.errors });
      return judged.values;
    },
  };
}
