'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { askRevision, watchInbox } from './watch-inbox';

/** Shows what came in or was changed elsewhere, without a reload. */
export function InboxWatcher({ revision }: { revision: string }) {
  const router = useRouter();
  useEffect(
    () => watchInbox(revision, { ask: askRevision, onChange: () => router.refresh() }),
    [revision, router],
  );
  return null;
}
