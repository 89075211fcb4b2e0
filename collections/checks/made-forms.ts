import { z } from 'zod';

import { madeDocument } from '@/forms/made/document';

import { optInProblem, problemsOf } from '../custom-forms/check-questions';
import type { Finding } from './finding';

const form = z.object({
  questions: madeDocument.shape.questions,
  asksToConfirm: z.boolean().nullish(),
});

/** What keeps a form of an editor from being published: the same rules say so there. */
export function checkMadeForm(doc: unknown): Finding[] {
  const { data } = form.safeParse(doc);
  if (!data) return [];
  const problem = data.asksToConfirm === true ? optInProblem(data.questions) : null;
  return [
    ...problemsOf(data.questions),
    ...(problem === null ? [] : [{ path: 'asksToConfirm', message: problem }]),
  ].map((found) => ({ ...found, kind: 'form' }));
}
