import { format, parseISO } from 'date-fns';

import { customForm } from '@/forms';
import { inDigits } from '@/platform/place/wording';
import type { NumberSummary, QuestionSummary } from '@/submissions/records/made/summary';

import { formatDate } from '../../frame/format-date';
import { SubmissionLink } from '../../frame/submission-link';
import { ShareBars } from './share-bars';

interface QuestionFiguresProps {
  question: QuestionSummary;
  /** The same question was called otherwise before, or is now. */
  isReworded: boolean;
}

/** A question as it was asked, with how many answered it and what they said. */
export function QuestionFigures({ question, isReworded }: QuestionFiguresProps) {
  const { label, asked, answered } = question;
  return (
    <section aria-label={label} className="mt-7 break-inside-avoid-page">
      <h2 className="text-[17px] wrap-anywhere">{label}</h2>
      <p className="mt-0.5 mb-2 text-ink-soft">
        {answered} of {asked} that were asked answered
        {isReworded ? ', in these words' : ''}.
      </p>
      <Answers question={question} />
      {question.others > 0 ? (
        <p className="mt-1 text-ink-soft">and {question.others} more</p>
      ) : null}
    </section>
  );
}

function Answers({ question }: { question: QuestionSummary }) {
  const { kind, label, asked, answered, groups, numbers, newest } = question;
  if (numbers) return <Numbers numbers={numbers} />;
  if (newest) return <Newest newest={newest} />;
  switch (kind) {
    case 'checkbox':
    case 'consent': {
      const bars = [
        { label: 'Yes', count: answered },
        { label: 'No', count: asked - answered },
      ];
      return <ShareBars name={label} heading="Answer" bars={bars} total={asked} />;
    }
    case 'date': {
      const bars = (groups ?? [])
        .toSorted((one, other) => one.value.localeCompare(other.value))
        .map(({ value, count }) => ({ label: monthWords(value), count }));
      return <ShareBars name={label} heading="Month" bars={bars} total={answered} />;
    }
    default: {
      if (!groups) return null;
      const bars = groups.map(({ value, count }) => ({ label: value, count }));
      return <ShareBars name={label} heading="Answer" bars={bars} total={answered} />;
    }
  }
}

/** `November 2026` */
const monthWords = (month: string): string => {
  const first = parseISO(`${month}-01`);
  return Number.isNaN(first.getTime()) ? month : format(first, 'MMMM yyyy');
};

const rounded = (number: number): string => inDigits(Math.round(number * 100) / 100);

const numberNames = [
  { name: 'least', label: 'Least' },
  { name: 'middle', label: 'Middle' },
  { name: 'mean', label: 'Mean' },
  { name: 'greatest', label: 'Greatest' },
] as const;

const Numbers = ({ numbers }: { numbers: NumberSummary }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2">
    {numberNames.map(({ name, label }) => (
      <div key={name} className="min-w-24 border-t-[3px] border-ink pt-1">
        <dt className="text-[13px] text-ink-soft">{label}</dt>
        <dd className="text-[22px] font-[640] tabular-nums">{rounded(numbers[name])}</dd>
      </div>
    ))}
  </dl>
);

const Newest = ({ newest }: { newest: NonNullable<QuestionSummary['newest']> }) => (
  <ol className="max-w-[720px]">
    {newest.map(({ id, at, words }) => (
      <li key={id} className="border-b border-line py-1.5">
        <span dir="auto" className="whitespace-pre-line wrap-anywhere">
          {words}
        </span>{' '}
        <span className="text-[13px] whitespace-nowrap text-ink-soft">
          <SubmissionLink form={customForm.name} id={id}>
            {formatDate(at)}
          </SubmissionLink>
        </span>
      </li>
    ))}
  </ol>
);
