import { wakeIslandOf } from '@/islands/wake';

import { fillFields, keptFields } from './kept-fields';

/** After Back or a reload: what was typed into a section stands there again, and is drawn without a touch. */
export function giveBackFields(): void {
  for (const host of document.querySelectorAll('[data-island=own-section]')) {
    const section = host.closest('section')?.id;
    const kept = section === undefined ? undefined : keptFields(section);
    if (kept === undefined) continue;
    fillFields(host, kept);
    wakeIslandOf(host);
  }
}
