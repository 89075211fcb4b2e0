import 'server-only';

import { formList, forms, type FormDefinition, type SubmissionValues } from '@/forms';
import type { FormField } from '@/forms/kinds';
import { judgeAnswers } from '@/forms/made/answers';
import type { MadeForm } from '@/forms/made/definition';
import { testParameter, testPurpose } from '@/forms/made/test-send';
import { submissionSchema } from '@/forms/schema';
import { asksParameter } from '@/forms/send/door-address';
import { byName } from '@/platform/by-name';
import { readSigned } from '@/platform/signed-until';

import { findDraft, findFormer, findMadeForm } from './made/known-forms';
import { closedAt, placesAt, type Places } from './made/openings';
import type { Body } from './read-body';
import type { IncomingFile } from './records/incoming/incoming-mail';
import { chooseAgain, Refusal } from './refusal';

/** What the door asks of what is sent. */
export interface Questions {
  /** As what it is kept. */
  readonly form: FormDefinition;
  readonly fields: readonly FormField[];
  /** Where an editor wrote them. */
  readonly made?: MadeForm;
  /** An editor sends it from a preview. */
  readonly isTest?: boolean;
  /** The page from which it comes asked something else. */
  readonly isChanged?: boolean;
  /** It takes nothing any more: what was sent before is known again. */
  readonly isGone?: boolean;
  /** Where it takes only so many, or none. */
  readonly places?: Places | undefined;
  /**
   * @param digest of what was sent to a made form
   * @throws Refusal `invalid`
   */
  readonly parse: (body: Body, digest?: string) => Parsed;
}

/** What is kept of what was sent. */
interface Parsed {
  readonly values: SubmissionValues;
  readonly files: readonly IncomingFile[];
}

/** Made once: that takes longer than a check with it. */
const schemas = byName(formList, submissionSchema);

export const writtenQuestions = (form: FormDefinition): Questions => ({
  form,
  fields: form.fields,
  parse: ({ answers, files, wrongFiles }) => {
    const parsed = schemas[form.name].safeParse(answers);
    if (parsed.success && Object.keys(wrongFiles).length === 0)
      return { values: parsed.data, files: Object.values(files).flat() };
    const fields: Record<string, string> = {};
    for (const { path, message } of parsed.error?.issues ?? []) fields[String(path[0])] ??= message;
    throw new Refusal('invalid', { fields: { ...wrongFiles, ...fields } });
  },
});

/**
 * What a made form asks of what comes now.
 * @param name its id or its slug
 * @param parameters of the address: what a page asked. A page of a preview sends a test, whose form is as
 * the editor last wrote it, and open whatever the time
 * @throws Refusal where there is no such form, and where nobody can tell yet
 */
export async function madeQuestions(name: string, parameters: URLSearchParams): Promise<Questions> {
  const at = Date.now();
  const test = parameters.get(testParameter);
  const isTest = test !== null;
  const found = await (isTest
    ? findTested(test)
    : findMadeForm(name, parameters.get(asksParameter)));
  const isGone = !isTest && found.made === undefined;
  const made = isGone ? await findFormer(name) : found.made;
  if (!made) throw new Refusal(made === null ? 'unavailable' : 'unknown-form');
  const isChanged = found.isChanged || isGone;
  return {
    ...{ form: forms.custom, fields: made.shown.fields, made, isTest, isChanged, isGone },
    places: isTest || isGone ? undefined : placesAt(made, at),
    parse: ({ answers, files, wrongFiles }, digest) => {
      if (isGone) throw new Refusal('unknown-form');
      const judged = judgeAnswers(made, answers, wrongFiles, digest);
      // Nobody corrects what is not taken then.
      const refuse = (refusal: Refusal) => (isTest ? null : closedAt(made, at)) ?? refusal;
      if (isChanged) {
        const hadFiles = Object.values(files).flat().length > 0;
        throw refuse(new Refusal('form-changed', hadFiles ? { remark: chooseAgain } : {}));
      }
      if ('errors' in judged) throw refuse(new Refusal('invalid', { fields: judged.errors }));
      const { values, asked } = judged;
      return { values, files: asked.flatMap(({ name }) => files[name] ?? []) };
    },
  };
}

async function findTested(test: string) {
  const id = readSigned(testPurpose, test);
  if (id === null) throw new Refusal('old-preview');
  const made = await findDraft(id);
  return { made: made && { ...made, shown: { ...made.shown, test } }, isChanged: false };
}
