'use client';

import { useEffect } from 'react';

/** How many wait to be read stands before the name of the page, and nothing when none do. */
export function UnreadTitle({ unread }: { unread: number }) {
  useEffect(() => {
    const show = (count: number) => {
      const name = document.title.replace(/^\(\d+\) /, '');
      const title = count === 0 ? name : `(${count}) ${name}`;
      if (document.title !== title) document.title = title;
    };
    show(unread);
    // Next writes the name of the page when the page is there already.
    const observer = new MutationObserver(() => show(unread));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      show(0);
    };
  }, [unread]);
  return null;
}
