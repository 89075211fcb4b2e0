import Link from 'next/link';
import type { ReactNode } from 'react';

import { shortDay } from '@/platform/place/days';
import { moneyText } from '@/platform/place/money';
import type { OpportunityRow } from '@/submissions/records/opportunities/list';
import { moneyOf } from '@/submissions/records/opportunities/opportunity';

import { assigneeName } from '../../list/words';
import type { Colleague } from '../../submission/colleagues';
import { conversationAddress } from '../board/columns';
import { Day } from '../opportunity-section';
import type { Shown } from '../rows';
import { outcomeLabels, probabilityOf, stageLabel } from '../words';

export interface OpportunityColumn {
  readonly label: string;
  readonly isNumber?: boolean;
  readonly value: (row: OpportunityRow) => ReactNode;
}

export interface Reading extends Pick<Shown, 'settings' | 'seesValues'> {
  /** `2026-11-21` */
  readonly today: string;
  readonly colleagues: readonly Colleague[];
}

const underIt = 'block text-ink-soft';

/** What a list says beside a name: of what is open what comes next, of what has ended why. */
export function columnsOf(
  { settings, seesValues, today, colleagues }: Reading,
  hasEnded: boolean,
): readonly OpportunityColumn[] {
  const value: OpportunityColumn = {
    label: 'Value',
    isNumber: true,
    value: (row) => {
      const money = moneyOf(row);
      return money && moneyText(money);
    },
  };
  const values = seesValues ? [value] : [];
  const assignee: OpportunityColumn = {
    label: 'Assigned to',
    value: (row) => assigneeName(colleagues, row.assignee),
  };
  if (hasEnded)
    return [
      { label: 'Ended', value: ({ outcome }) => outcome && outcomeLabels[outcome] },
      ...values,
      { label: 'On', value: ({ closedOn }) => closedOn && shortDay(closedOn) },
      { label: 'Why', value: Why },
      assignee,
    ];
  return [
    { label: 'Stage', value: ({ stage }) => stageLabel(settings.stages, stage) },
    ...values,
    { label: '%', isNumber: true, value: (row) => probabilityOf(row, settings.stages) },
    {
      label: 'Expected',
      value: ({ expectedClose }) =>
        expectedClose && <Day day={expectedClose} isLate={expectedClose < today} />,
    },
    { label: 'Next step', value: (row) => <Step {...row} today={today} /> },
    assignee,
  ];
}

function Why({ reason, remark }: OpportunityRow) {
  return (
    <>
      {reason}
      {remark ? <span className={underIt}>{remark}</span> : null}
    </>
  );
}

const Step = ({
  nextStep,
  nextStepDay,
  nextStepTime,
  today,
}: OpportunityRow & { today: string }) => (
  <>
    {nextStep}
    {nextStepDay ? (
      <span className={`${underIt} whitespace-nowrap`}>
        <Day day={nextStepDay} isLate={nextStepDay < today} />
        {nextStepTime ? ` ${nextStepTime}` : null}
      </span>
    ) : null}
  </>
);

/** Who asked, with the way to the conversation. */
export const NameOf = (row: OpportunityRow) => (
  <>
    <Link
      href={conversationAddress(row)}
      prefetch={false}
      className="underline underline-offset-2 max-sm:inline-block max-sm:py-1.5"
    >
      {row.name}
    </Link>
    {row.company ? <span className={`${underIt} font-normal`}>{row.company}</span> : null}
  </>
);
