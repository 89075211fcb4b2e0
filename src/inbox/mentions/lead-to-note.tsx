'use client';

import { useEffect } from 'react';

/** Takes screen and focus to the note that the address names: it comes after the page around it. */
export function LeadToNote() {
  useEffect(() => {
    const note = document.getElementById(window.location.hash.slice(1));
    note?.scrollIntoView({ block: 'center', behavior: 'instant' });
    note?.focus({ preventScroll: true });
  }, []);
  return null;
}
