/**
 * A page moves smoothly to where a pressed link leads, and at once to what has the focus or comes by any other
 * press. CSS alone could tell by `:has(:focus-visible)`: browsers then style the root of the page anew at each touch.
 */
export function scrollAtOnce(): void {
  const atOnce = (isAtOnce: boolean) =>
    document.documentElement.toggleAttribute('data-at-once', isAtOnce);
  const isInLink = (target: EventTarget | null) =>
    target instanceof Element && target.closest('a[href]') !== null;
  addEventListener('pointerdown', ({ target }) => atOnce(!isInLink(target)), true);
  addEventListener('keydown', () => atOnce(true), true);
}
