import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** How a track of cards is moved: by the browser's own scrolling, or by Embla. */
export interface CarouselMotion {
  canGoBack: () => boolean;
  canGoOn: () => boolean;
  /** Moves by a number of cards, as far as it goes. */
  move: (cards: number) => void;
  /**
   * Calls the listener whenever `canGoBack` or `canGoOn` may have changed. The browser's own
   * scrolling calls it also once the track is laid out for the first time.
   */
  watch: (listener: () => void) => () => void;
}

/** The browser's own scrolling, which another motion may take over. */
export interface NativeMotion extends CarouselMotion {
  /** Which card stands first in the track, or will once the scroll under way has ended. */
  firstCard: () => number;
}

/** What the server draws: the cards stand at their beginning. */
export const still: CarouselMotion = {
  canGoBack: () => false,
  canGoOn: () => true,
  move: () => undefined,
  watch: () => () => undefined,
};

/** How many cards stand in the track at once: 1, 2, 3 or 4 by the width of the screen. */
export function cardsInView(track: HTMLElement): number {
  return Math.max(1, Math.round(track.clientWidth / cardWidth(track)));
}

/** By its middle: the track has room for rings at its side, into which the card before reaches. */
export function isOutOfSight(card: Element, track: Element): boolean {
  const [own, around] = [card.getBoundingClientRect(), track.getBoundingClientRect()];
  const middle = (own.left + own.right) / 2;
  return middle < around.left || middle > around.right;
}

function cardWidth(track: HTMLElement): number {
  return track.querySelector('li')?.offsetWidth ?? track.clientWidth;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Less than this is rounding, not room to scroll. */
const slack = 4;

/** As long as a smooth scroll may take. */
const scrollTime = 1000;

export function nativeMotion(track: HTMLElement): NativeMotion {
  const farthest = () => track.scrollWidth - track.clientWidth;
  let goal = { left: 0, until: 0 };
  // During a scroll the next move starts from its goal; otherwise a quick second press is lost.
  const position = () => (performance.now() < goal.until ? goal.left : track.scrollLeft);
  return {
    canGoBack: () => track.scrollLeft > slack,
    canGoOn: () => track.scrollLeft < farthest() - slack,
    firstCard: () => Math.round(position() / cardWidth(track)),
    move: (cards) => {
      const wished = position() + cards * cardWidth(track);
      const left = Math.min(farthest(), Math.max(0, wished));
      goal = { left, until: performance.now() + scrollTime };
      track.scrollTo({ left, behavior: prefersStillness() ? 'instant' : 'smooth' });
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

/** Lets a mouse drag the track, as a finger can without it. */
export function emblaMotion(embla: Embla): CarouselMotion {
  return {
    canGoBack: () => embla.canScrollPrev(),
    canGoOn: () => embla.canScrollNext(),
    move: (cards) => {
      const last = embla.scrollSnapList().length - 1;
      const wished = embla.selectedScrollSnap() + cards;
      embla.scrollTo(Math.min(last, Math.max(0, wished)), prefersStillness());
    },
    watch: (listener) => {
      embla.on('select', listener).on('reInit', listener);
      return () => void embla.off('select', listener).off('reInit', listener);
    },
  };
}

/**
 * Embla moves the cards within the track, which the browser scrolls nonetheless: to show what a screen
 * reader goes to, or with the rest of a gesture. That becomes a move, or the cards would stand askew.
 * @returns what ends it
 */
export function followScroll(track: HTMLElement, motion: CarouselMotion): () => void {
  const follow = () => {
    const gone = track.scrollLeft;
    if (gone === 0) return;
    track.scrollTo({ left: 0, behavior: 'instant' });
    const cards = Math.round(gone / cardWidth(track));
    if (cards !== 0) motion.move(cards);
  };
  track.addEventListener('scroll', follow);
  return () => track.removeEventListener('scroll', follow);
}

/** This far across, a gesture on a touch pad means one card. */
const wheelStep = 60;

/**
 * Embla ignores the wheel. Without this a touch pad could no longer scroll the track.
 * @returns what ends it
 */
export function followWheel(track: HTMLElement, motion: CarouselMotion): () => void {
  let gone = 0;
  const follow = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    gone += event.deltaX;
    if (Math.abs(gone) < wheelStep) return;
    motion.move(Math.sign(gone));
    gone = 0;
  };
  track.addEventListener('wheel', follow, { passive: false });
  return () => track.removeEventListener('wheel', follow);
}
