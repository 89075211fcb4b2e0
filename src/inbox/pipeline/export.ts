import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { byteOrderMark, csvRow } from '@/platform/csv';
import { amountText } from '@/platform/place/money';
import { listOpportunities, type OpportunityRow } from '@/submissions/records/opportunities/list';
import { moneyOf } from '@/submissions/records/opportunities/opportunity';

import { assigneeName, nameAmong } from '../list/words';
import { listColleagues, type Colleague } from '../submission/colleagues';
import { noted } from './noted';
import type { PipelineView } from './pipeline-view';
import { filterOf, lookingAs, type Looking } from './rows';
import { withoutValue } from './values';
import { outcomeLabels, probabilityOf, stageLabel } from './words';

const batch = 500;

interface CsvColumn {
  readonly label: string;
  readonly value: (row: OpportunityRow) => string | null;
}

/**
 * All that a view finds, as a CSV, which an import reads again (src/submissions/imports/deals/deal-columns.ts).
 * The audit log names each conversation.
 */
export async function* pipelineFile(user: TypedUser, view: PipelineView): AsyncGenerator<string> {
  const looking = await lookingAs(user);
  const filter = await filterOf(user, view, looking);
  const columns = columnsOf(looking, await listColleagues(user));
  yield byteOrderMark + csvRow(columns.map(({ label }) => label));
  const order = view.order === 'value' && !looking.seesValues ? 'step' : view.order;
  for (let offset = 0; ; offset += batch) {
    const found = await listOpportunities(filter, looking.asked, { order, limit: batch, offset });
    if (found.length === 0) return;
    await noted(user, found, 'exported');
    const rows = looking.seesValues ? found : found.map(withoutValue);
    yield rows.map((row) => csvRow(columns.map(({ value }) => value(row)))).join('');
  }
}

function columnsOf(
  { settings, seesValues }: Looking,
  colleagues: readonly Colleague[],
): readonly CsvColumn[] {
  const amount = (row: OpportunityRow): string | null => {
    const money = moneyOf(row);
    return money && amountText(money);
  };
  return [
    { label: 'Reference', value: ({ reference }) => reference },
    { label: 'Name', value: ({ name }) => name },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Company', value: ({ company }) => company },
    { label: 'Received (UTC)', value: ({ submittedAt }) => submittedAt },
    { label: 'Form', value: ({ conversation }) => forms[conversation.form].staff.title },
    { label: 'Assigned to', value: ({ assignee }) => assigneeName(colleagues, assignee) },
    { label: 'Stage', value: ({ stage }) => stageLabel(settings.stages, stage) },
    { label: 'Probability, %', value: (row) => String(probabilityOf(row, settings.stages)) },
    ...(seesValues
      ? [
          { label: 'Value', value: amount },
          { label: 'Currency', value: ({ currency }: OpportunityRow) => currency },
        ]
      : []),
    { label: 'Expected end', value: ({ expectedClose }) => expectedClose },
    { label: 'Next step', value: ({ nextStep }) => nextStep },
    { label: 'Next step on', value: ({ nextStepDay }) => nextStepDay },
    { label: 'Next step at', value: ({ nextStepTime }) => nextStepTime },
    {
      label: 'Next step by',
      value: ({ nextStepOwner }) => nextStepOwner && nameAmong(colleagues, nextStepOwner),
    },
    { label: 'In its stage since (UTC)', value: ({ stageSince }) => stageSince },
    { label: 'Ended', value: ({ outcome }) => outcome && outcomeLabels[outcome] },
    { label: 'Ended on', value: ({ closedOn }) => closedOn },
    { label: 'Why', value: ({ reason }) => reason },
    { label: 'Why, in words', value: ({ remark }) => remark },
    { label: 'Id', value: ({ conversation }) => conversation.id },
  ];
}
