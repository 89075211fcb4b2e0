import { headerIds } from './site-paths';

/**
 * Closes the menu when the focus goes on, and draws its buildings once somebody comes near it. Most visits never open it, and on pages
 * that show no building these would be a fifth of what is sent.
 */
export function startIndustriesMenu(): void {
  const menu = document.getElementById(headerIds.industries);
  const button = document.querySelector(`[popovertarget="${headerIds.industries}"]`);
  if (!menu || !button) return;

  const draw = () => {
    const wanted = new Set(
      [...menu.querySelectorAll('use')].map((use) => use.href.baseVal.slice(1)),
    );
    // A preview takes away what the server has not drawn, so it may be missing again.
    if ([...wanted].every((id) => document.getElementById(id))) return;
    import('../ground/browser/draw-buildings').then(
      ({ drawBuildings }) => drawBuildings(wanted),
      // It could not be loaded: the names stand there without them.
      () => undefined,
    );
  };
  button.addEventListener('pointerenter', draw);
  button.addEventListener('focus', draw);
  menu.addEventListener('beforetoggle', draw);
  // Open, it would lie over what has the focus next.
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && next !== button && !menu.contains(next)) menu.hidePopover();
  });
  if (menu.matches(':popover-open')) draw();
}
