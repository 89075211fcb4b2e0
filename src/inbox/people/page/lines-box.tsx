'use client';

import { useTyped } from '../../action/action-form';

interface LinesBoxProps {
  /** Where none stands beside it. */
  label?: string;
  /** What stands there before anybody writes. */
  stored?: string;
  maxLength: number;
  className: string;
}

/** Where several lines are written; what was refused stands there again. */
export const LinesBox = ({ label, stored = '', ...rest }: LinesBoxProps) => (
  <textarea
    key={stored}
    {...rest}
    name="value"
    rows={2}
    required
    aria-label={label}
    placeholder={label}
    defaultValue={useTyped('value') ?? stored}
  />
);
