/** How a track of cards is moved: by the browser's own scrolling, or by Embla. */
export interface CarouselMotion {
  canGoBack: () => boolean;
  canGoOn: () => boolean;
  /** Moves by a number of cards; as far as it goes with ±Infinity. */
  move: (cards: number) => void;
  /** Calls the listener whenever the ways may have changed. */
  watch: (listener: () => void) => () => void;
}

/** How many cards stand in the track at once: 1, 2, 3 or 4 by the width of the screen. */
export function cardsInView(track: HTMLElement): number {
  return Math.max(1, Math.round(track.clientWidth / cardWidth(track)));
}

export function cardWidth(track: HTMLElement): number {
  return track.querySelector('li')?.offsetWidth ?? track.clientWidth;
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fractions of a pixel are not a way to go. */
const slack = 4;

export function nativeMotion(track: HTMLElement): CarouselMotion {
  const farthest = () => track.scrollWidth - track.clientWidth;
  return {
    canGoBack: () => track.scrollLeft > slack,
    canGoOn: () => track.scrollLeft < farthest() - slack,
    move: (cards) => {
      const wished = track.scrollLeft + cards * cardWidth(track);
      track.scrollTo({
        left: Math.min(farthest(), Math.max(0, wished)),
        behavior: prefersStillness() ? 'instant' : 'smooth',
      });
    },
    watch: (listener) => {
      const resize = new ResizeObserver(listener);
      resize.observe(track);
      track.addEventListener('scroll', listener, { passive: true });
      return () => {
        resize.disconnect();
        track.removeEventListener('scroll', listener);
      };
    },
  };
}
