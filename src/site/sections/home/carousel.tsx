'use client';

import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { cardsInView, nativeMotion, type CarouselMotion } from './carousel-motion';

interface CarouselState {
  canGoBack: boolean;
  canGoOn: boolean;
  /** Moves by a number of cards; as far as it goes with ±Infinity. */
  moveByCards: (cards: number) => void;
  /** Moves by as many cards as are in view. */
  moveByViews: (views: number) => void;
  setTrack: (track: HTMLElement | null) => void;
}

const CarouselContext = createContext<CarouselState>({
  canGoBack: false,
  canGoOn: true,
  moveByCards: () => undefined,
  moveByViews: () => undefined,
  setTrack: () => undefined,
});

const CarouselDragging = lazy(() =>
  import('./carousel-dragging').then(
    (module) => ({ default: module.CarouselDragging }),
    // It could not be loaded: the browser's own scrolling stays.
    () => ({ default: () => null }),
  ),
);

/**
 * Joins a track of cards and its two buttons, wherever they stand inside. Touch keeps the browser's
 * own scrolling. For a mouse, Embla is loaded when the track comes near the screen.
 */
export function Carousel({ children }: { children: ReactNode }) {
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const [dragging, setDragging] = useState<CarouselMotion>();
  const wantsDragging = useMouseNear(track);
  const native = useMemo(() => track && nativeMotion(track), [track]);
  const motion = dragging ?? native;
  const canGoBack = useSyncExternalStore(
    motion?.watch ?? watchNothing,
    () => motion?.canGoBack() ?? false,
    () => false,
  );
  const canGoOn = useSyncExternalStore(
    motion?.watch ?? watchNothing,
    () => motion?.canGoOn() ?? true,
    () => true,
  );
  const state = useMemo(() => {
    const moveByCards = (cards: number) => motion?.move(cards);
    const moveByViews = (views: number) => moveByCards(track ? views * cardsInView(track) : 0);
    return { canGoBack, canGoOn, moveByCards, moveByViews, setTrack };
  }, [motion, track, canGoBack, canGoOn]);

  return (
    <CarouselContext value={state}>
      {children}
      {track && native && wantsDragging ? (
        <Suspense>
          <CarouselDragging track={track} before={native} onReady={setDragging} />
        </Suspense>
      ) : null}
    </CarouselContext>
  );
}

/** The cards, as list items. Arrow keys, Home and End move it while it has the focus. */
export function CarouselTrack({ label, children }: { label: string; children: ReactNode }) {
  const { moveByCards, setTrack } = use(CarouselContext);
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (cards === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    moveByCards(cards);
  };
  return (
    <div
      ref={setTrack}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-3 data-dragging:touch-pan-y data-dragging:snap-none data-dragging:overflow-hidden"
    >
      <ul className="grid auto-cols-[100%] grid-flow-col sm:auto-cols-[50%] md:auto-cols-[33.3333%] lg:auto-cols-[25%]">
        {children}
      </ul>
    </div>
  );
}

interface CarouselButtonProps {
  to: 'previous' | 'next';
  label: string;
  /** The arrow. */
  children: ReactNode;
}

export function CarouselButton({ to, label, children }: CarouselButtonProps) {
  const { canGoBack, canGoOn, moveByViews } = use(CarouselContext);
  const button = useRef<HTMLButtonElement>(null);
  const disabled = to === 'next' ? !canGoOn : !canGoBack;

  // A button that is disabled while it has the focus hands it to the one beside it.
  useLayoutEffect(() => {
    if (!disabled || document.activeElement !== button.current) return;
    const other = button.current?.previousElementSibling ?? button.current?.nextElementSibling;
    if (other instanceof HTMLButtonElement) other.focus();
  }, [disabled]);

  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={() => moveByViews(to === 'next' ? 1 : -1)}
      className="relative grid size-13 place-items-center border-[1.5px] border-ink not-first:-ml-[1.5px] enabled:z-1 enabled:hover:bg-one enabled:hover:text-one-ink disabled:border-line disabled:text-edge noscript:hidden"
    >
      {children}
    </button>
  );
}

const watchNothing = () => () => undefined;

/** Whether there is a mouse, and the track is in sight or nearly so. */
function useMouseNear(track: HTMLElement | null): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!track || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(track);
    return () => observer.disconnect();
  }, [track]);
  return near;
}
