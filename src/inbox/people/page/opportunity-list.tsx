import Link from 'next/link';

import { shortDay } from '@/platform/place/days';
import { moneyText } from '@/platform/place/money';
import { listOf } from '@/platform/place/wording';
import type { OpportunityRow } from '@/submissions/records/opportunities/list';
import { moneyOf } from '@/submissions/records/opportunities/opportunity';

import { conversationAddress } from '../../pipeline/board/columns';
import { Day } from '../../pipeline/opportunity-section';
import { weightedTexts, wholeTexts } from '../../pipeline/sums';
import { outcomeLabels, stageLabel } from '../../pipeline/words';
import { contactLink } from '../contact-links';
import type { OpportunitiesOf } from './opportunities';

interface OpportunityListProps {
  opportunities: OpportunitiesOf;
  /** Of a company: whose it is stands there, too. */
  saysWho: boolean;
}

/** What somebody's enquiries are worth and how far they are; nothing where none is an opportunity. */
export function OpportunityList({ opportunities, saysWho }: OpportunityListProps) {
  const { rows, count, open, won } = opportunities;
  if (count === 0) return null;
  const [whole, weighted] = [wholeTexts(open), weightedTexts(open)];
  return (
    <section aria-labelledby="opportunities">
      <h2 id="opportunities" className="text-[17px]">
        Opportunities <span className="font-normal text-ink-soft tabular-nums">{count}</span>
      </h2>
      {whole.length > 0 ? (
        <p className="mt-1 tabular-nums">
          Open: <strong className="font-[640]">{listOf(whole)}</strong>, {listOf(weighted)} weighted
        </p>
      ) : null}
      {won.money.length > 0 ? (
        <p className="mt-1 tabular-nums">
          Won: <strong className="font-[640]">{listOf(wholeTexts(won))}</strong>
        </p>
      ) : null}
      <ul className="mt-2">
        {rows.map((row) => (
          <li key={row.of.id} className="border-t border-line py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="wrap-anywhere">
                <Link href={conversationAddress(row)} prefetch={false} className={contactLink}>
                  {row.reference}
                </Link>
                {saysWho ? (
                  <>
                    {', '}
                    <bdi>{row.name}</bdi>
                  </>
                ) : null}
                {', '}
                {stateOf(row, opportunities)}
              </span>
              <span className="ml-auto font-[580] tabular-nums">{valueOf(row)}</span>
            </p>
            <NextStep row={row} today={opportunities.today} />
          </li>
        ))}
      </ul>
      {count > rows.length ? (
        <p className="mt-2 text-[14px] text-ink-soft">{rows.length} of them are shown.</p>
      ) : null}
    </section>
  );
}

function valueOf(row: OpportunityRow): string | null {
  const money = moneyOf(row);
  return money && moneyText(money);
}

function stateOf(
  { outcome, closedOn, reason, stage }: OpportunityRow,
  { settings }: OpportunitiesOf,
): string {
  if (outcome === null) return stageLabel(settings.stages, stage);
  const words = [outcomeLabels[outcome].toLowerCase(), closedOn && shortDay(closedOn), reason];
  return words.filter(Boolean).join(', ');
}

function NextStep({ row, today }: { row: OpportunityRow; today: string }) {
  const { outcome, nextStep, nextStepDay } = row;
  if (outcome !== null || (nextStep === null && nextStepDay === null)) return null;
  return (
    <p className="text-[14px] wrap-anywhere text-ink-soft">
      {nextStep}
      {nextStep && nextStepDay ? ', ' : null}
      {nextStepDay ? <Day day={nextStepDay} isLate={nextStepDay < today} /> : null}
    </p>
  );
}
