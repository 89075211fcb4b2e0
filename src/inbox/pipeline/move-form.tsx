import type { ReactNode } from 'react';

import type { Opportunity } from '@/submissions/records/opportunities/opportunity';
import type { Stage } from '@/submissions/records/opportunities/settings';
import { lineButton, selectBox } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { moveOpportunity } from './actions';

interface MoveFormProps {
  opportunity: Pick<Opportunity, 'stage' | 'outcome'>;
  stages: readonly Stage[];
  children: ReactNode;
}

/** To another stage, or back from won and lost. */
export function MoveForm({ opportunity, stages, children }: MoveFormProps) {
  const { stage, outcome } = opportunity;
  const isKnown = stages.some(({ key }) => key === stage);
  return (
    <ActionForm
      action={moveOpportunity}
      aria-label="Stage"
      className="flex flex-wrap items-end gap-2"
    >
      {children}
      <label className="min-w-0 flex-1">
        <span className="mb-1 block text-ink-soft">{outcome ? 'Open it again in' : 'Stage'}</span>
        <select key={stage} name="stage" defaultValue={isKnown ? stage : ''} className={selectBox}>
          {isKnown ? null : <option value="">A former stage</option>}
          {stages.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={lineButton}>
        {outcome ? 'Open again' : 'Move'}
      </button>
    </ActionForm>
  );
}
