import { headerIds } from './site-paths';

/**
 * Draws the buildings of the menu once somebody comes near it. Most visits never open it, and on pages
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
  if (menu.matches(':popover-open')) draw();
}
