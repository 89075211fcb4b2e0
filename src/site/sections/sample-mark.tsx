import { classNames } from '@/ui/class-names';
import type { SmallWords } from '@/words';

interface SampleMarkProps {
  words: SmallWords;
  /** What the page shows. The mark stands while the box is ticked on any of them. */
  of: readonly { placeholder?: boolean | null | undefined }[];
  className?: string;
}

/** Tells visitors that somebody made up what stands here. Search engines do not quote it. */
export function SampleMark({ words, of: shown, className }: SampleMarkProps) {
  if (!shown.some(({ placeholder }) => placeholder === true)) return null;
  return (
    <small
      data-nosnippet=""
      className={classNames('block text-[14px] leading-[1.4] stretch-86', className)}
    >
      {words.everywhere.sample}
    </small>
  );
}
