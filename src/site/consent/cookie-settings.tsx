import type { ReactNode } from 'react';

interface CookieSettingsProps {
  className: string;
  children: ReactNode;
}

/** A button to change the answer. `startConsent` shows it where there is something to change. */
export function CookieSettings({ className, children }: CookieSettingsProps) {
  return (
    <li hidden data-cookie-settings>
      <button type="button" className={className}>
        {children}
      </button>
    </li>
  );
}
