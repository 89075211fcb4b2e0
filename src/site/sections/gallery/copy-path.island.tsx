'use client';

import { useEffect, useRef, useState } from 'react';

import { island } from '@/islands/island';
import { Button } from '@/ui/button';
import { copyText } from '@/ui/toast/copy-text';
import { prepareToasts } from '@/ui/toast/toast';
import type { SmallWords } from '@/words';

interface CopyPathProps {
  words: Pick<SmallWords['gallery'], 'copyPath' | 'copied' | 'copiedMessage'>;
  path: string;
  /** The id of what tells this button from its namesakes. */
  describedBy: string;
}

const shown = 2000;

/** Copies a path, and says so for two seconds. */
function CopyPath({ words, path, describedBy }: CopyPathProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    void prepareToasts().catch(() => undefined);
    return () => clearTimeout(timer.current);
  }, []);
  const copy = async () => {
    if (!(await copyText(path, words.copiedMessage))) return;
    setCopied(true);
    // Each copy starts the two seconds again.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), shown);
  };
  return (
    <Button
      look="outline"
      small
      aria-describedby={describedBy}
      className="w-28 shrink-0 noscript:hidden"
      onClick={() => void copy()}
    >
      {isCopied ? words.copied : words.copyPath}
    </Button>
  );
}

export default island({ name: 'copy-path', wake: 'touch' }, CopyPath);
