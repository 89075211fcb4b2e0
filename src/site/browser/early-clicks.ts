import { controlIn, sends } from '@/islands/hold-early';

declare global {
  interface Window {
    /** What was clicked before the page's script ran; gone once it has. */
    earlyClicks?: (EventTarget | null)[] | undefined;
  }
}

/**
 * A script for the head, so that a click on what only a script can do is not lost while the page's
 * script is on its way: a control in an island, or an element that says `data-late`. Menus, links
 * and forms work without.
 */
export const keepEarlyClicks = `window.earlyClicks = [];
addEventListener('click', function (event) {
  if (window.earlyClicks) window.earlyClicks.push(event.target)
}, true)`;

/** Without the button of a form in an island: to click that again would send the form twice. */
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
