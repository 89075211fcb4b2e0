'use client';

import { useEffect } from 'react';

import { pushEvent } from '../../analytics/events';

/** Logs the visited path and sends the 404 event (spec, sections 2 and 7). */
export function ReportMissing(): null {
  useEffect(() => {
    const path = location.pathname;
    console.error(`404: no page at ${path}`);
    pushEvent({ event: 'error', category: '404', label: path, nonInteraction: true });
  }, []);
  return null;
}
