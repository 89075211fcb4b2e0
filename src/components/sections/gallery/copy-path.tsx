'use client';

import { useEffect, useState } from 'react';

import { showToast } from '@/components/forms/toast';
import { Button } from '@/components/ui/button';

interface CopyPathProps {
  path: string;
  /** The id of what tells this button from its namesakes. */
  describedBy: string;
}

const shown = 2000;

export function CopyPath({ path, describedBy }: CopyPathProps) {
  /** How often it was pressed since it last said so: each press starts the time anew. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), shown);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(path);
    } catch {
      await showToast({
        title: 'Copy failed',
        text: 'Could not copy to clipboard. Please try again.',
        tone: 'error',
      });
      return;
    }
    setCopies((count) => count + 1);
    await showToast({ title: 'Copied to clipboard', tone: 'success' });
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
