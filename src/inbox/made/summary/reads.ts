import 'server-only';

import type { TypedUser } from 'payload';

import { customForm } from '@/forms';
import { listForms, type ListedForm } from '@/submissions/records/made/listed-forms';
import { listQuestions } from '@/submissions/records/made/questions';
import { countAnswers, summarize, type QuestionSummary } from '@/submissions/records/made/summary';

import { mustReadForm } from '../../access';
import { startOfDate } from '../../figures/calendar-days';
import { reading } from '../../list/reads/reading';

interface Asked {
  readonly made: string;
  /** Days where the place is, the last one included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What a form that editors made was answered with, put together. */
export interface FormSummary {
  readonly form: ListedForm;
  readonly count: number;
  readonly questions: readonly QuestionSummary[];
}

/** Without spam and what is set aside. `gone` where there is no such form; null where it could not be read. */
export const readSummary = (
  user: TypedUser,
  { made, from, to }: Asked,
): Promise<FormSummary | 'gone' | null> =>
  reading('sum up the answers to a form', async (payload) => {
    const forms = await listForms(await mustReadForm(payload, user, customForm));
    const form = forms.find(({ id }) => id === made);
    if (!form) return 'gone';
    const period = {
      form: made,
      begins: from && startOfDate(from),
      ends: to && startOfDate(to, 1),
    };
    const [count, questions, standing] = await Promise.all([
      countAnswers(period),
      summarize(period),
      listQuestions(made),
    ]);
    // An option that nobody chose says something, too.
    const withOptions = questions.map((question) => {
      const options =
        standing.find(
          ({ key, label, kind }) =>
            key === question.key && label === question.label && kind === question.kind,
        )?.options ?? [];
      const groups = question.groups ?? [];
      const unchosen = options.filter(
        (option) => question.others === 0 && groups.every(({ value }) => value !== option),
      );
      return unchosen.length === 0
        ? question
        : { ...question, groups: [...groups, ...unchosen.map((value) => ({ value, count: 0 }))] };
    });
    return { form, count, questions: withOptions };
  });
