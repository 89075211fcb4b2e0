import { classNames } from '@/ui/class-names';

interface ProblemProps {
  text: string | undefined;
  className?: string;
}

/** Why something was not done, beside the control that should have done it. */
export const Problem = ({ text, className }: ProblemProps) =>
  text ? (
    <p role="alert" className={classNames('basis-full text-[14px] font-[580] text-bad', className)}>
      {text}
    </p>
  ) : null;
