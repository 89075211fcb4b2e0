import { BeforeAfter } from '../../drawings';
import { classNames } from '@/ui/class-names';
import type { Industry } from '@/payload-types';

import { linesOf } from '../figure-lines';

interface UseCasesProps {
  heading: string;
  useCases: Industry['useCases'];
  /** Whether it lies on a sheet over the page. */
  isLaid: boolean;
}

export function UseCases({ heading, useCases, isLaid }: UseCasesProps) {
  return (
    <section
      aria-labelledby="use-cases"
      className={classNames('section-space', isLaid && 'border-y border-line bg-sheet')}
    >
      <div className="page-width">
        <h2 id="use-cases">{heading}</h2>
        <ul className="mt-12 grid gap-x-[clamp(40px,7vw,120px)] gap-y-12 nav:grid-cols-2">
          {useCases.map(({ title, description, before, after, lines }) => (
            <li key={title} className="flex flex-col">
              <h3 className="mb-2.5 text-[24px]">{title}</h3>
              <p className="mb-7 max-w-[60ch]">{description}</p>
              <div className="mt-auto">
                <BeforeAfter lines={linesOf(before) ?? lines} before={before} after={after} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
