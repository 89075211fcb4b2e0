'use client';

import { searchEvent } from './search-event';

/** Stands in the head of each page of the panel. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="content-search-button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => window.dispatchEvent(new Event(searchEvent))}
    >
      Search all text <kbd>Ctrl K</kbd>
    </button>
  );
}
