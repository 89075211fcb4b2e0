import type { ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

interface DetailEntryProps {
  heading: string;
  /** Of what it says. */
  className?: string;
  children: ReactNode;
}

/** A line of the list of what is known of a submission, or of a mail. */
export const DetailEntry = ({ heading, className, children }: DetailEntryProps) => (
  <div className="grid grid-cols-[104px_1fr] border-b border-line py-[7px]">
    <dt className="text-ink-soft">{heading}</dt>
    <dd className={classNames('wrap-anywhere', className)}>{children}</dd>
  </div>
);
