'use client';

import { useEffect } from 'react';

interface Waiting {
  readonly unread: number;
  readonly overdue: number;
}

const nothing: Waiting = { unread: 0, overdue: 0 };

/** How much waits to be read stands before the name of the page, and how much is overdue after it. */
export function WaitingTitle({ unread, overdue }: Waiting) {
  useEffect(() => {
    const show = (waiting: Waiting) => {
      const title = titleOf(document.title, waiting);
      if (document.title !== title) document.title = title;
    };
    const shown = { unread, overdue };
    show(shown);
    // Next writes the name of the page when the page is there already.
    const observer = new MutationObserver(() => show(shown));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      show(nothing);
    };
  }, [unread, overdue]);
  return null;
}

/** `(3) Inbox, 2 overdue | Acme`, whatever the title said before. */
function titleOf(title: string, { unread, overdue }: Waiting): string {
  const name = title.replace(/^\(\d+\) /, '').replace(/^(\w+), \d+ overdue/, '$1');
  const late = overdue === 0 ? name : name.replace(/^\w+/, `$&, ${overdue} overdue`);
  return unread === 0 ? late : `(${unread}) ${late}`;
}
