import type { Claim, QuotePage } from '@/payload-types';
import type { SmallWords } from '@/words';

import { Workings } from '../workings';

type WhyChooseProps = QuotePage['whyChoose'] & {
  words: SmallWords;
  claims: readonly Claim[];
};

/** A ledger of reasons under one heavy line. */
export function WhyChoose({ words, heading, reasons, claims }: WhyChooseProps) {
  return (
    <section aria-labelledby="why-choose">
      <h2 id="why-choose" className="mb-3.5 text-[24px] tracking-[-0.01em]">
        {heading}
      </h2>
      <ul>
        {reasons.map(({ id, title, text }) => (
          <li key={id ?? title} className="border-t border-ink py-3.5 first:border-t-[3px]">
            <h3 className="text-base">{title}</h3>
            <p className="text-[16px] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Workings
        words={words}
        claims={claims}
        of={reasons.map(({ title }) => title)}
        section={heading}
        className="mt-3"
      />
    </section>
  );
}
