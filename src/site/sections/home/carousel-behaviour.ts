import { cardsInView, nativeMotion, type CarouselMotion } from './carousel-motion';

/** Works the buttons and the keys of each carousel, and lets a mouse drag it. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const track = carousel.querySelector<HTMLElement>('[data-track]');
    const [previous, next] = ['previous', 'next'].map((to) =>
      carousel.querySelector<HTMLButtonElement>(`button[data-to="${to}"]`),
    );
    if (track && previous && next) startCarousel(track, previous, next);
  }
}

function startCarousel(
  track: HTMLElement,
  previous: HTMLButtonElement,
  next: HTMLButtonElement,
): void {
  const native = nativeMotion(track);
  let motion: CarouselMotion = native;
  const update = () => {
    setEnabled(previous, motion.canGoBack(), next);
    setEnabled(next, motion.canGoOn(), previous);
  };
  let stopWatching = motion.watch(update);
  const moveBy = (better: CarouselMotion) => {
    stopWatching();
    motion = better;
    stopWatching = motion.watch(update);
    update();
  };

  previous.addEventListener('click', () => motion.move(-cardsInView(track)));
  next.addEventListener('click', () => motion.move(cardsInView(track)));
  track.addEventListener('keydown', (event) => {
    const cards = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (cards === undefined || event.target !== track) return;
    event.preventDefault();
    motion.move(cards);
  });
  whenMouseIsNear(track, () => {
    import('./carousel-dragging').then(
      ({ letDrag }) => moveBy(letDrag(track, native)),
      // It could not be loaded: the browser's own scrolling stays.
      () => undefined,
    );
  });
}

/** A button that is disabled while it has the focus hands it to the one beside it. */
function setEnabled(button: HTMLButtonElement, isEnabled: boolean, other: HTMLButtonElement) {
  if (button.disabled !== isEnabled) return;
  const hadFocus = document.activeElement === button;
  button.disabled = !isEnabled;
  if (!hadFocus) return;
  other.disabled = false;
  other.focus();
}

/** Calls once there is a mouse, and the track is in sight or nearly so. Touch needs no help. */
function whenMouseIsNear(track: HTMLElement, call: () => void): void {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '200px' },
  );
  observer.observe(track);
}
