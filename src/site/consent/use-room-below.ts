import { useEffect, type RefObject } from 'react';

const property = '--room-below';

/**
 * Keeps as much room at the end of the page, and below what is scrolled into view, as the element
 * takes at the foot of the window (globals.css): it hides nothing for good.
 */
export function useRoomBelow(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = isShown ? place.current : null;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      page.setProperty(property, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(property);
    };
  }, [place, isShown]);
}
