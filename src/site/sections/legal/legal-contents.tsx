import { classNames } from '@/ui/class-names';
import { hatchClass } from '../../drawings';
import type { LegalEntry } from './legal-entries';

/** The sections of the page, beside the text where there is room. */
export function LegalContents({ heading, entries }: { heading: string; entries: LegalEntry[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start nav:sticky nav:top-[calc(var(--header-height)+24px)] nav:max-h-[calc(100svh-var(--header-height)-48px)] nav:overflow-y-auto print:hidden"
    >
      <p id="contents" className="mb-3 text-small font-[560] text-ink-soft stretch-86">
        {heading}
      </p>
      <ul className="border-t-3 border-ink">
        {entries.map(({ id, heading }, section) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center gap-3.5 py-1.5 text-[16px] leading-[1.35] stretch-88 hover:underline hover:underline-offset-3 max-nav:min-h-11"
            >
              <ClauseSwatch section={section} className="h-4.5 w-8" />
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ClauseSwatchProps {
  /** Counted from 0, as in the strip. */
  section: number;
  className?: string;
}

/** The hatch of one section, as a map's key has it. */
export function ClauseSwatch({ section, className }: ClauseSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('shrink-0 border border-ink', hatchClass(section), className)}
    />
  );
}
