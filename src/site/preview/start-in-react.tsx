'use client';

import { useEffect } from 'react';

/** Starts a preview under `next dev`; our own web process sends pages without React. */
export function StartPreviewInReact(): null {
  useEffect(() => {
    void import('./browser/start-preview').then(({ startPreview }) => startPreview());
  }, []);
  return null;
}
