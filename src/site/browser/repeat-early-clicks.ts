import { controlIn, sends } from '@/islands/hold-early';

/** What only a script can do: to send a form of an island again would send it twice. */
function lateControl(target: EventTarget | null): HTMLElement | null {
  const control = controlIn(target);
  if (control) return sends(control) ? null : control;
  return target instanceof Element ? target.closest<HTMLElement>('[data-late]') : null;
}

/** Clicks again what was clicked while nothing listened yet. */
export function repeatEarlyClicks(): void {
  const clicked = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  for (const target of clicked) lateControl(target)?.click();
}
