/** What only a script can do, here or in an island: to send a form again would send it twice. */
const late = '[data-late], [data-island] :is(button:not([type=submit]), [role=button])';

/** Clicks again what was clicked while nothing listened yet. */
export function repeatEarlyClicks(): void {
  const clicked = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  for (const target of clicked) {
    const control = target instanceof Element ? target.closest<HTMLElement>(late) : null;
    control?.click();
  }
}
