/**
 * Keeps as much room at the end of the page, and below what is scrolled into view, as the element
 * takes at the foot of the window (base.css): it hides nothing for good.
 */
export function keepRoomBelow(element: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--room-below', `${element.offsetHeight}px`)).observe(
    element,
  );
}
