import { hatchClass } from '../../drawings';
import { classNames } from '@/ui/class-names';

interface ClauseSwatchProps {
  /** Counted from 0, as in the strip. */
  section: number;
  className?: string;
}

/** The hatch of one section, as a map's key has it. */
export function ClauseSwatch({ section, className }: ClauseSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('shrink-0 border border-ink', hatchClass(section), className)}
    />
  );
}
