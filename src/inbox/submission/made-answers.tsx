import type { MadeRecord } from '@/forms/made/record';

import { Empty } from '../list/table/columns';

/** What a form that editors made was answered with, each answer under the words that asked for it. */
export const MadeAnswers = ({ title, asked }: Pick<MadeRecord, 'title' | 'asked'>) => (
  <section className="mb-5">
    <h3 className="mb-1.5 text-[15px]">{title}</h3>
    <dl className="text-[15px] leading-[1.55] wrap-anywhere">
      {asked.map(({ key, label, words }) => (
        <div key={key} className="border-b border-line py-[7px]">
          <dt className="text-ink-soft">{label}</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {words === '' ? <Empty /> : words}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
