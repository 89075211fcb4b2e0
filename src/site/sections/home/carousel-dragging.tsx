'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect } from 'react';

import { type CarouselMotion, type NativeMotion, prefersStillness } from './carousel-motion';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** This far across, a gesture on a touch pad means one card. */
const wheelStep = 60;

interface CarouselDraggingProps {
  track: HTMLElement;
  /** What moved the track until now. */
  before: NativeMotion;
  onReady: (motion: CarouselMotion) => void;
}

/** Lets a mouse drag the track, as a finger can without it. */
export function CarouselDragging({ track, before, onReady }: CarouselDraggingProps) {
  const [attach, embla] = useEmblaCarousel({ align: 'start', skipSnaps: true });

  useEffect(() => attach(track), [attach, track]);

  // One step, which starts where the cards are or are moving to. Otherwise a press of a button
  // around this moment would be lost.
  useLayoutEffect(() => {
    if (!embla) return;
    const startIndex = before.firstCard();
    track.scrollTo({ left: 0, behavior: 'instant' });
    track.toggleAttribute('data-dragging', true);
    embla.reInit({ startIndex });
    const motion = emblaMotion(embla);
    onReady(motion);
    const stopFollowing = followWheel(track, motion);
    return () => {
      stopFollowing();
      track.toggleAttribute('data-dragging', false);
    };
  }, [embla, before, onReady, track]);

  return null;
}

function emblaMotion(embla: Embla): CarouselMotion {
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
function followWheel(track: HTMLElement, motion: CarouselMotion): () => void {
  let gone = 0;
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    gone += event.deltaX;
    if (Math.abs(gone) < wheelStep) return;
    motion.move(Math.sign(gone));
    gone = 0;
  };
  track.addEventListener('wheel', onWheel, { passive: false });
  return () => track.removeEventListener('wheel', onWheel);
}
