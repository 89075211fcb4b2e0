import type { ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

interface ScrollBoxProps {
  /** What it holds, for who does not see it. */
  label: string;
  className: string;
  children: ReactNode;
}

/** What is wider than the text scrolls in here, by keyboard as well: the page stays where it is. */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => (
  <div
    role="group"
    aria-label={label}
    tabIndex={0}
    className={classNames(
      'max-w-full overflow-x-auto overscroll-x-contain focus-visible:outline-offset-3 print:overflow-visible',
      className,
    )}
  >
    {children}
  </div>
);
