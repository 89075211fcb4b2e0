import { Button } from '@/ui/button';
import type { SmallWords } from '@/words';

interface CopyPathProps {
  words: SmallWords['gallery'];
  path: string;
  /** The id of what tells this button from its namesakes. */
  describedBy: string;
}

/** `startCopying` works it. */
export function CopyPath({ words, path, describedBy }: CopyPathProps) {
  return (
    <Button
      look="outline"
      small
      data-late
      data-copy={path}
      data-copied={words.copied}
      data-message={words.copiedMessage}
      aria-describedby={describedBy}
      className="w-28 shrink-0 noscript:hidden"
    >
      {words.copyPath}
    </Button>
  );
}
