'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { island } from '@/islands/island';
import { useReady } from '@/islands/island-context';
import { SectionHead } from '@/ui/section-head';

import {
  cardsInView,
  emblaMotion,
  followScroll,
  followWheel,
  isOutOfSight,
  nativeMotion,
  still,
} from './carousel-motion';

interface CarouselProps {
  /** The heading's id. */
  id: string;
  heading: string;
  intro?: string | null;
  words: {
    /** What screen readers call such a thing. */
    kind: string;
    label: string;
    previous: string;
    next: string;
  };
  /** A list of cards. */
  children: ReactNode;
}

/** As far as each key moves the focus, in cards. */
const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Cards that the browser scrolls by itself. Buttons move them, keys go from one to another, and a mouse drags them. */
function Carousel({ id, heading, intro, words, children }: CarouselProps) {
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const isMouse = useMedia('(hover: hover) and (pointer: fine)');
  const [drag, embla] = useEmblaCarousel({ align: 'start', skipSnaps: true, container: 'ul' });
  const native = useMemo(() => (track ? nativeMotion(track) : undefined), [track]);
  const motion = useMemo(() => (embla ? emblaMotion(embla) : native), [embla, native]);
  useReady(isMouse ? embla !== undefined : track !== null);

  useLayoutEffect(() => drag(isMouse ? track : null), [drag, isMouse, track]);
  // Begins where the cards are: they may have been scrolled.
  useLayoutEffect(() => {
    if (!embla || !track || !native) return;
    const first = native.firstCard();
    track.scrollTo({ left: 0, behavior: 'instant' });
    embla.scrollTo(first, true);
  }, [embla, track, native]);
  useEffect(() => {
    if (!track || !embla || !motion) return undefined;
    const ends = [followWheel(track, motion), followScroll(track, motion)];
    return () => ends.forEach((end) => end());
  }, [track, embla, motion]);

  const { canGoBack, canGoOn, watch, move } = motion ?? still;
  const isBack = useSyncExternalStore(watch, canGoBack, still.canGoBack);
  const isOn = useSyncExternalStore(watch, canGoOn, still.canGoOn);
  const moveBy = (views: number) => move(views * (track ? cardsInView(track) : 1));
  const moveByKey = (event: KeyboardEvent) => {
    const cards = keys[event.key];
    // With Alt an arrow key is the browser's.
    if (cards === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...(track?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (at === -1) return;
    event.preventDefault();
    const link = links[Math.min(links.length - 1, Math.max(0, at + cards))];
    link?.focus();
    // It may have had the focus while a gesture went past it.
    if (link) show(link);
  };
  // A key or a screen reader goes to cards that are out of sight. The browser shows those on the right alone.
  const show = (link: Element) => {
    const card = link.closest('li');
    if (embla && card && track && isOutOfSight(card, track))
      embla.scrollTo([...(card.parentElement?.children ?? [])].indexOf(card));
  };

  const buttons = (
    <div className="flex shrink-0">
      <Arrow label={words.previous} isEnabled={isBack} onClick={() => moveBy(-1)}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Arrow>
      <Arrow label={words.next} isEnabled={isOn} onClick={() => moveBy(1)}>
        <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Arrow>
    </div>
  );
  return (
    <>
      <div className="page-width">
        <SectionHead id={id} heading={heading} intro={intro} aside={buttons} />
      </div>
      <div className="mx-auto max-w-(--page-width) pl-page min-[1600px]:pr-page">
        <div
          ref={setTrack}
          role="group"
          aria-roledescription={words.kind}
          aria-label={words.label}
          data-draggable={embla ? '' : undefined}
          // Room for the rings of the cards, which it would cut off; at the right a card has it itself, and none of the
          // next is to show.
          className="-m-2.5 snap-x snap-mandatory scroll-px-2.5 p-2.5 min-[1600px]:mr-0 min-[1600px]:pr-0 [scrollbar-width:none] overflow-x-auto overscroll-x-contain data-draggable:touch-pan-y data-draggable:snap-none data-draggable:overflow-hidden"
          onKeyDown={moveByKey}
          onFocus={({ target }) => show(target)}
        >
          {children}
        </div>
      </div>
    </>
  );
}

interface ArrowProps extends Pick<ComponentProps<'button'>, 'onClick' | 'children'> {
  label: string;
  isEnabled: boolean;
}

function Arrow({ label, isEnabled, onClick, children }: ArrowProps) {
  const [hasFocus, setFocus] = useState(false);
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isEnabled}
      // It would lose the focus, and the next press would go nowhere or back.
      disabled={!isEnabled && !hasFocus}
      className="relative grid size-13 place-items-center border-[1.5px] border-ink not-first:-ml-[1.5px] not-aria-disabled:z-1 not-aria-disabled:hover:bg-accent not-aria-disabled:hover:text-accent-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-edge focus-visible:z-2 noscript:hidden"
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={(event) => {
        // Safari focuses no button that is pressed.
        setFocus(true);
        if (isEnabled) onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}

/** Whether a media query holds; the server, which has no screen, says no. */
function useMedia(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export default island({ name: 'carousel', wake: 'touch' }, Carousel);
