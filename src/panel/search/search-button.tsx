'use client';

import { useAuth } from '@payloadcms/ui';

import { may } from '@/accounts/rights';

/** Asks for the search of all text, from wherever in the panel. */
export const searchEvent = 'search-content';

/** Stands in the head of each page of the panel. */
export function SearchButton() {
  const { user } = useAuth();
  return may(user, 'content') ? (
    <button
      type="button"
      className="content-search-button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => window.dispatchEvent(new Event(searchEvent))}
    >
      Search all text <kbd>Ctrl K</kbd>
    </button>
  ) : null;
}
