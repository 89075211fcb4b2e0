import { customForm } from '@/forms';
import { capital } from '@/ui/capital';
import { lineButton } from '@/ui/dense-controls';

import { ListLink } from '../../figures/figure-link';
import { formatDay } from '../../frame/format-date';
import { plainView, viewAddress } from '../../list/inbox-view';
import { countWords } from '../../list/words';
import { DayField } from '../../tools/filter-fields';
import { QuestionFigures } from './question-figures';
import type { FormSummary as Summary } from './reads';

interface FormSummaryProps extends Summary {
  from: string | null;
  to: string | null;
}

/** What a form that editors made was answered with over a time, question by question. */
export function FormSummary({ form, count, questions, from, to }: FormSummaryProps) {
  const keys = questions.map(({ key }) => key);
  return (
    <>
      <form className="mt-4 flex flex-wrap items-end gap-x-3 gap-y-2 text-[14px] print:hidden">
        <DayField name="from" label="From" value={from} />
        <DayField name="to" label="To" value={to} />
        <button type="submit" className={lineButton}>
          Show
        </button>
      </form>
      <p className="mt-3">
        <strong className="font-[640]">{capital(countWords(count, 'answer'))}</strong>{' '}
        {periodWords(from, to)}. Spam, what is set aside and the trash do not count.{' '}
        <span className="print:hidden">
          <ListLink
            address={viewAddress({ ...plainView(customForm), made: form.id, from, to })}
            label="The list of them"
          />
        </span>
      </p>
      {count === 0 ? (
        <p className="mt-4 text-ink-soft">
          {from || to
            ? 'Nobody answered in this time. Choose other days.'
            : 'Nobody answered yet. The figures appear with the first answer.'}
        </p>
      ) : (
        questions.map((question) => (
          <QuestionFigures
            key={`${question.key} ${question.kind} ${question.label}`}
            question={question}
            isReworded={keys.filter((key) => key === question.key).length > 1}
          />
        ))
      )}
    </>
  );
}

function periodWords(from: string | null, to: string | null): string {
  if (from && to) return `from ${dayWords(from)} to ${dayWords(to)}`;
  if (from) return `since ${dayWords(from)}`;
  return to ? `until ${dayWords(to)}` : 'in all';
}

const dayWords = (day: string): string => `${formatDay(day)} ${day.slice(0, 4)}`;
