import type { Parent } from '@/submissions/records/parent';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { OnlyFor } from '../frame/only-for';
import { TargetFields } from '../submission/target-fields';
import { mergeAnother } from './actions';

interface MergeButtonProps {
  /** The open submission. */
  target: Parent;
  other: Parent & { readonly reference: string };
}

/** Merges another submission into the open one. */
export const MergeButton = ({ target, other }: MergeButtonProps) => (
  <OnlyFor right="work">
    <ActionForm action={mergeAnother} className="mt-1">
      <TargetFields {...target} />
      <button
        type="submit"
        name="other"
        value={`${other.form} ${other.id}`}
        aria-label={`Merge ${other.reference} into this`}
        className={lineButton}
      >
        Merge into this
      </button>
    </ActionForm>
  </OnlyFor>
);
