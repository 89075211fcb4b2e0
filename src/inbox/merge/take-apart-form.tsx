import type { ReactNode } from 'react';

import type { Parent } from '@/submissions/records/parent';
import { classNames } from '@/ui/class-names';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { OnlyFor } from '../frame/only-for';
import { TargetFields } from '../submission/target-fields';
import { takeApart } from './actions';

interface TakeApartFormProps {
  merged: Parent;
  className?: string;
  /** What says that it was merged. */
  children: ReactNode;
}

/** A sentence about a merge, and the button that takes it apart, for who may work. */
export const TakeApartForm = ({ merged, className, children }: TakeApartFormProps) => (
  <ActionForm
    action={takeApart}
    className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', className)}
  >
    <TargetFields form={merged.form} id={merged.id} />
    {children}
    <OnlyFor right="work">
      <button type="submit" className={lineButton}>
        Take apart
      </button>
    </OnlyFor>
  </ActionForm>
);
