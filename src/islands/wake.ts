import { hasFailed } from '@/ui/has-failed';

import { holdEarly } from './hold-early';

type Hydrate = (host: HTMLElement) => Promise<void>;

/** What brings the code of an island and hydrates it; it settles when that can do what is clicked. */
export type Load = (name: string) => Hydrate | undefined;

const started = new WeakSet<Element>();

/** Those within another island wake with it; those in what a page has drawn for one, by themselves. */
const isNested = (host: Element) =>
  host.parentElement?.closest('[data-island], [data-slot]')?.matches('[data-island]') === true;

/** Has each island of the page wake when it says, but for those that have been started before. */
export function startIslands(load: Load): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrate = load(host.dataset.island ?? '');
    if (hydrate === undefined || started.has(host) || isNested(host)) continue;
    started.add(host);
    startIsland(host, hydrate, host.dataset.wake);
  }
}

function startIsland(host: HTMLElement, hydrate: Hydrate, wakes = 'load'): void {
  const waiting = new AbortController();
  const wake = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    hydrate(host).then(early.repeat, (error: unknown) => {
      early.giveUp();
      reportError(error);
      // Its code did not come, for want of a network say.
      startIsland(host, hydrate, 'touch');
    });
  };
  const early = holdEarly(host, wake);
  // Whatever it waits for, a page that knows better can wake it.
  host.addEventListener(wakeEvent, wake, { signal: waiting.signal });
  whenever[wakes]?.(host, wake, waiting.signal);
}

const wakeEvent = 'wake-island';

/** Wakes the island that an element is a part of. */
export const wakeIslandOf = (element: Element): boolean =>
  element.dispatchEvent(new Event(wakeEvent, { bubbles: true }));

type Whenever = (host: HTMLElement, wake: () => void, signal: AbortSignal) => void;

const whenever: Readonly<Record<string, Whenever>> = {
  load: (_, wake) => wake(),
  idle: (_, wake) =>
    'requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200),
  // The host itself has no box.
  visible: (host, wake, signal) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: '200px' },
    );
    for (const child of host.children) observer.observe(child);
    signal.addEventListener('abort', () => observer.disconnect());
  },
  touch: (host, wake, signal) => {
    // Somebody is at work in there already.
    if (host.contains(document.activeElement)) wake();
    for (const event of ['pointerover', 'pointerdown', 'focusin'])
      host.addEventListener(event, wake, { signal, passive: true });
  },
  failure: (host, wake, signal) => {
    if ([...host.querySelectorAll('img')].some(hasFailed)) wake();
    // It does not bubble.
    host.addEventListener('error', wake, { signal, capture: true });
  },
};
