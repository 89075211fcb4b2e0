import { listOf } from '@/platform/place/wording';
import { monthText, shortDay } from '@/platform/place/days';
import { notSaid } from '@/submissions/records/opportunities/filter';
import type { PipelineSettings } from '@/submissions/records/opportunities/settings';

import { valueWords } from '../figures/value-words';
import type { PipelineView } from '../pipeline-view';

/** What a figure led to, where no field of the filters says it; empty for nothing. */
export function narrowedWords(view: PipelineView, { stuckDays }: PipelineSettings): string {
  const { by, stepBy, isStuck, closedFrom, currency, closing } = view;
  const said = [
    by.industry && `industry: ${valueWords('industry', by.industry)}`,
    by.source && `source: ${valueWords('source', by.source)}`,
    by.project && `project type: ${valueWords('project', by.project)}`,
    by.reason && `reason: ${valueWords('reason', by.reason)}`,
    stepBy && `next step by ${shortDay(stepBy)}`,
    isStuck && `more than ${stuckDays} days in their stage`,
    closedFrom && `ended since ${shortDay(closedFrom)}`,
    currency && `in ${currency}`,
    closing && closing !== notSaid && `expected in ${monthText(closing)}`,
  ].filter((words): words is string => typeof words === 'string');
  return said.length === 0 ? '' : `Only: ${listOf(said)}.`;
}
