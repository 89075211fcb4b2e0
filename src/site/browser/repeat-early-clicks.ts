/** Clicks again what was clicked while nothing listened yet. */
export function repeatEarlyClicks(): void {
  const clicked = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  for (const target of clicked) {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-late]') : null;
    control?.click();
  }
}
