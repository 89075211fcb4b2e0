'use client';

import type { ReactNode } from 'react';

import { settingsView } from './settings-view';
import { useAnalyticsId } from '../analytics/use-analytics-id';

interface CookieSettingsProps {
  className: string;
  children: ReactNode;
}

/** Where there is something to change, a button to change it. */
export function CookieSettings({ className, children }: CookieSettingsProps) {
  if (useAnalyticsId() === null) return null;
  return (
    <li>
      <button type="button" onClick={settingsView.open} className={className}>
        {children}
      </button>
    </li>
  );
}
