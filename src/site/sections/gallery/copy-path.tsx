import { Button } from '@/ui/button';

interface CopyPathProps {
  path: string;
  /** The id of what tells this button from its namesakes. */
  describedBy: string;
}

/** `startCopying` works it. */
export function CopyPath({ path, describedBy }: CopyPathProps) {
  return (
    <Button
      look="outline"
      small
      data-late
      data-copy={path}
      aria-describedby={describedBy}
      className="w-28 shrink-0 noscript:hidden"
    >
      Copy Path
    </Button>
  );
}
