import { CurrentDate, Day } from '../../frame/current-date';
import type { LegalPage } from '@/payload-types';
import type { SmallWords } from '@/words';

import { ClauseStrata } from '../../drawings';
import { LegalContents, ClauseSwatch } from './legal-contents';
import { toEntries } from './legal-entries';
import { LegalText } from './legal-text';
import type { References } from './references';

interface LegalDocumentProps {
  words: SmallWords['legal'];
  page: LegalPage;
  references: References;
  /** The day on which the page is made: 2026-11-21. */
  today: string;
  /** When the text itself was changed: 2026-11-20. */
  changed?: string;
  /** “Last updated” is then the current date, and the day of the change stands below. */
  isDatedToday: boolean;
  /** Where documents stand that the site shows, by their ids. */
  paths: Readonly<Record<string, string>>;
}

/** A legal text: as many strata as it has sections, then the sections, each under its hatch. */
export function LegalDocument({
  words,
  page,
  references,
  today,
  changed,
  isDatedToday,
  paths,
}: LegalDocumentProps) {
  const year = today.slice(0, 4);
  const entries = toEntries(page, year);
  return (
    <article>
      <header className="page-width columns-8-4 items-end opening-space pb-[clamp(32px,4vw,64px)] print:block print:py-0">
        <h1 className="nav:text-[clamp(42px,6.4vw,100px)] print:text-[32px]">{page.title}</h1>
        <div>
          {page.intro ? (
            <p className="mb-5 max-w-[54ch] text-lede text-pretty">
              {page.intro.replaceAll('{year}', year)}
            </p>
          ) : null}
          <p className="text-small text-ink-soft">
            {words.lastUpdated}{' '}
            {changed && !isDatedToday ? <Day day={changed} /> : <CurrentDate rendered={today} />}
          </p>
          {changed && isDatedToday ? (
            <p className="text-small text-ink-soft">
              {words.textChanged} <Day day={changed} />
            </p>
          ) : null}
        </div>
      </header>
      <ClauseStrata sections={entries.length} />
      <div className="page-width grid gap-x-[clamp(40px,6vw,104px)] gap-y-14 section-space nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:block print:py-0">
        <LegalContents heading={words.onThisPage} entries={entries} />
        <div className="grid gap-[clamp(48px,5vw,72px)] print:block">
          {entries.map(({ id, heading, body }, section) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="print:mt-8">
              <ClauseSwatch
                section={section}
                className="mb-5 block h-3.5 w-full border-x-0 print:hidden"
              />
              <h2
                id={`${id}-heading`}
                className="break-after-avoid text-[clamp(25px,2.4vw,34px)] leading-[1.15] tracking-[-0.02em] print:text-[20px]"
              >
                {heading}
              </h2>
              <LegalText body={body} references={references} today={today} paths={paths} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
