import { ShieldAlert } from 'lucide-react';

import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import type { Submission } from '../list/reads/submission';
import { release } from './actions';
import { TargetFields } from './target-fields';

const reasons: Record<NonNullable<Submission['quarantinedFor']>, string> = {
  'filled-too-fast': 'It was filled in faster than a person could.',
  'many-from-address': 'Many came from the same address within ten minutes.',
};

/** Why a submission was set aside, and the way back. */
export function QuarantineNote({ form, id, quarantinedFor }: Submission) {
  if (!quarantinedFor) return null;
  return (
    <div className="mt-4 border-l-[6px] border-bad bg-bad-ground px-4 py-3">
      <p className="flex gap-2 font-[620]">
        <ShieldAlert aria-hidden="true" strokeWidth={1.5} className="size-5 flex-none text-bad" />
        Set aside as suspicious
      </p>
      <p className="mt-1">{reasons[quarantinedFor]} Nobody was told of it.</p>
      <ActionForm action={release} className="mt-3 grid justify-items-start gap-2">
        <TargetFields {...{ form, id }} />
        <button type="submit" className={lineButton}>
          Release and send the notices
        </button>
      </ActionForm>
    </div>
  );
}
