import { forms } from '@/forms';
import { shortDay } from '@/platform/place/days';
import { moneyText } from '@/platform/place/money';
import type { OpportunityRow } from '@/submissions/records/opportunities/list';
import { moneyOf } from '@/submissions/records/opportunities/opportunity';

import { plainView, viewAddress } from '../../list/inbox-view';
import { nameAmong } from '../../list/words';
import type { Colleague } from '../../submission/colleagues';
import type { Shown } from '../rows';
import { totalOf, weightedTexts, wholeTexts } from '../sums';
import { stageLabel } from '../words';
import type { Card, Column } from './card';

export const conversationAddress = ({ conversation }: OpportunityRow): string =>
  viewAddress({ ...plainView(forms[conversation.form]), open: conversation.id, full: true });

function toCard(row: OpportunityRow, today: string, colleagues: readonly Colleague[]): Card {
  const money = moneyOf(row);
  const { of, version, stage, name, company, assignee, nextStep, nextStepDay, expectedClose } = row;
  return {
    ...{ id: of.id, form: of.form, version, stage, name, company, nextStep },
    address: conversationAddress(row),
    value: money && moneyText(money),
    expected: expectedClose && shortDay(expectedClose),
    nextDay: nextStepDay && shortDay(nextStepDay),
    isLate: nextStepDay !== null && nextStepDay < today,
    owner: assignee && nameAmong(colleagues, assignee),
  };
}

/** A column for each stage; one that is there no more stands first while something is in it. */
export function columnsOf(
  { rows, sums, settings, asked }: Shown,
  colleagues: readonly Colleague[],
): Column[] {
  const known = settings.stages.map(({ key }) => key);
  const former = [...new Set(sums.map(({ stage }) => stage))].filter((key) => !known.includes(key));
  return [...former, ...known].map((key) => {
    const total = totalOf(sums.filter(({ stage }) => stage === key));
    return {
      ...{ key, label: stageLabel(settings.stages, key), count: total.count },
      ...{ whole: wholeTexts(total), weighted: weightedTexts(total) },
      cards: rows
        .filter(({ stage }) => stage === key)
        .map((row) => toCard(row, asked.today, colleagues)),
    };
  });
}
