import { wakeIslandOf } from '@/islands/wake';

import { readDraft } from './draft';

/** Gives back what was typed before a reload, without waiting for a touch. */
export function wakeDrafts(): void {
  for (const form of document.forms) {
    // `form.name` may be a field of that name.
    const name = form.getAttribute('name');
    if (name !== null && readDraft(name)) wakeIslandOf(form);
  }
}
