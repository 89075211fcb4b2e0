'use client';

import { useEffect, useState } from 'react';

import { copyText } from '@/ui/toast/copy-text';
import { Button } from '@/ui/button';

interface CopyPathProps {
  path: string;
  /** The id of what tells this button from its namesakes. */
  describedBy: string;
}

const shown = 2000;

export function CopyPath({ path, describedBy }: CopyPathProps) {
  /** Copies since the label was last reset; each one starts the two seconds again. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), shown);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    if (await copyText(path)) setCopies((count) => count + 1);
  }

  return (
    <Button
      look="outline"
      small
      aria-describedby={describedBy}
      className="w-28 shrink-0 noscript:hidden"
      onClick={() => void copy()}
    >
      {copies > 0 ? 'Copied' : 'Copy Path'}
    </Button>
  );
}
