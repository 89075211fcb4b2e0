import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

import type { CarouselMotion, NativeMotion } from './carousel-motion';

/** This far across, a gesture on a touch pad means one card. */
const wheelStep = 60;

/**
 * Lets a mouse drag the track, as a finger can without it. One step, which starts where the cards
 * are or are moving to: otherwise a press of a button around this moment would be lost.
 * @param before what moved the track until now
 */
export function letDrag(track: HTMLElement, before: NativeMotion): CarouselMotion {
  const startIndex = before.firstCard();
  track.scrollTo({ left: 0, behavior: 'instant' });
  track.toggleAttribute('data-dragging', true);
  const embla = EmblaCarousel(track, { align: 'start', skipSnaps: true, startIndex });
  const motion = emblaMotion(embla, before.prefersStillness);
  followWheel(track, motion);
  return motion;
}

function emblaMotion(
  embla: EmblaCarouselType,
  prefersStillness: NativeMotion['prefersStillness'],
): CarouselMotion {
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

/** Embla ignores the wheel. Without this a touch pad could no longer scroll the track. */
function followWheel(track: HTMLElement, motion: CarouselMotion): void {
  let gone = 0;
  track.addEventListener(
    'wheel',
    (event) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      gone += event.deltaX;
      if (Math.abs(gone) < wheelStep) return;
      motion.move(Math.sign(gone));
      gone = 0;
    },
    { passive: false },
  );
}
