/**
 * A script for the head, since the page's own comes after the first paint. It marks a page that takes
 * the place of another one before somebody's eyes (view-transitions.css). Until that is over a browser
 * gives every click to the root alone: the click ends it, and goes to what it meant. A busy browser, and
 * that click, give it up: that is no error.
 */
export const markCarriedPage = `addEventListener('pagereveal', function (event) {
  var moving = event.viewTransition
  if (!moving) return
  document.documentElement.dataset.carried = ''
  moving.ready.catch(function () {})
  function pass(click) {
    if (click.target !== document.documentElement) return
    moving.skipTransition()
    moving.finished.then(function () {
      var at = document.elementFromPoint(click.clientX, click.clientY)
      var meant = at && at.closest('a, button, input, select, textarea, label, summary')
      if (meant) { meant.focus({ preventScroll: true }); meant.click() }
    })
  }
  addEventListener('click', pass)
  moving.finished.then(function () { removeEventListener('click', pass) })
})`;

/**
 * The building of a link that somebody follows keeps its place on the page that it leads to, where the
 * ground opens under it, and comes back on the way back (docs/decisions/33-between-pages.md).
 */
export function carryBuilding(): void {
  let followed: Element | null = null;
  addEventListener('click', ({ target }) => {
    followed = target instanceof Element ? target.closest('a') : null;
  });
  addEventListener('pageswap', ({ viewTransition }) => {
    const building = followed?.querySelector<SVGElement>('.ground-building');
    if (viewTransition === null || !building) return;
    // A name may stand on a page once, and the ground that opens is the other page's.
    const own = [...document.querySelectorAll<HTMLElement | SVGElement>('.ground, .ground-main')];
    for (const each of own) each.style.setProperty('view-transition-name', 'none');
    building.style.setProperty('view-transition-name', 'building');
    // The browser may bring this page back as it was left.
    addEventListener(
      'pagereveal',
      (back) => {
        const putBack = () => {
          for (const each of [...own, building]) each.style.removeProperty('view-transition-name');
        };
        void (back.viewTransition?.finished ?? Promise.resolve()).then(putBack, putBack);
      },
      { once: true },
    );
  });
}
