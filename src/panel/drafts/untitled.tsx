'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

import { isBlank } from '@/platform/plain-text';

/** Names a document whose title shows nothing. Payload (3.90.2) would head it with its id. */
export function Untitled() {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const isUntitled = isBlank(title) || (id !== undefined && title === String(id));
  useEffect(() => {
    if (!isUntitled) return;
    // After Payload's own effects, which set the id.
    const timer = setTimeout(() => setDocumentTitle('Untitled'));
    return () => clearTimeout(timer);
  }, [isUntitled, setDocumentTitle]);
  return null;
}
