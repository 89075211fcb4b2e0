'use client';

import { useEffect } from 'react';

/** How many wait to be read stands before the name of the page, and nothing when none do. */
export function UnreadTitle({ unread }: { unread: number }) {
  useEffect(() => {
    if (unread === 0) return;
    const name = document.title;
    document.title = `(${unread}) ${name}`;
    return () => {
      document.title = name;
    };
  }, [unread]);
  return null;
}
