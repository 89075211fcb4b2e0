import { hasFailed } from '@/ui/has-failed';

import { changes } from './changes';
import { holdEarly } from './hold-early';

/** Hydrates an island; it settles when that can do what is clicked. */
export type Hydrate = (host: HTMLElement) => Promise<void>;

/**
 * Brings the code of an island.
 * @param quiet settles when the browser has shown what was pressed: only then may code keep it busy
 */
export type LoadHydrate = (quiet: Promise<void>) => Promise<Hydrate>;

const started = new WeakSet<Element>();

type BringOf = (name: string) => LoadHydrate | undefined;

/**
 * Has each island of the page wake when it says, and those of each page that takes its place.
 * @param bringOf undefined where an island of that name is not known yet
 * @returns looks again, for those that have become known
 */
export function startIslands(bringOf: BringOf): () => void {
  const look = () => startNewIslands(bringOf);
  look();
  document.addEventListener(changes.page, look);
  return look;
}

function startNewIslands(bringOf: BringOf): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', wake: wakes = 'load' } = host.dataset;
    const bring = bringOf(island);
    if (bring === undefined || started.has(host)) continue;
    started.add(host);
    startIsland(host, bring, wakes);
    // Somebody is at work in there already.
    if (wakes === 'touch' && host.contains(document.activeElement)) wakeIslandOf(host);
  }
}

/** In milliseconds. What did not come is not asked for again and again. */
const pauseAfterFailure = 2000;

function startIsland(host: HTMLElement, bring: LoadHydrate, wakes: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const wake = async (event?: Event) => {
    if (signal.aborted) return;
    waiting.abort();
    const quiet = quietAfter(event);
    // To ask for files takes a slow phone as long as a picture does.
    await nextPicture();
    let hydrate: Hydrate;
    try {
      hydrate = await bring(quiet);
    } catch (error) {
      early.giveUp();
      reportError(error);
      // Without a network, for example.
      setTimeout(() => startIsland(host, bring, 'again'), pauseAfterFailure);
      return;
    }
    await composed;
    await hydrate(host).then(early.repeat, (error: unknown) => {
      early.giveUp();
      reportError(error);
    });
  };
  const begin = (event?: Event) => void wake(event);
  // To hydrate would cut off a letter that somebody is composing of several keys.
  let composed = Promise.resolve();
  host.addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => {
      host.addEventListener('compositionend', () => resolve(), { once: true });
    });
  });
  const early = holdEarly(host, begin);
  // Whatever it waits for, a page that knows better can wake it.
  host.addEventListener(wakeEvent, begin, { signal });
  host.addEventListener(changes.gone, () => waiting.abort(), { signal });
  whenever[wakes]?.(host, begin, signal);
}

/** In milliseconds. Who presses for longer waits for nothing. */
const longPress = 500;

async function quietAfter(event: Event | undefined): Promise<void> {
  // A finger that is down comes up as a click, which has to be answered first.
  if (event instanceof PointerEvent && event.pointerType === 'touch')
    await new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel'])
        window.addEventListener(type, resolve, { once: true, capture: true });
      setTimeout(resolve, longPress);
    });
  await nextPicture();
}

/** An observer answers for the first time when the screen has been drawn. */
const nextPicture = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

const wakeEvent = 'wake-island';

/** Wakes the island that an element is a part of. */
export const wakeIslandOf = (element: Element): void =>
  void element.dispatchEvent(new Event(wakeEvent, { bubbles: true }));

type Whenever = (host: HTMLElement, wake: (event?: Event) => void, signal: AbortSignal) => void;

const whenever: Readonly<Record<string, Whenever>> = {
  load: (_, wake) => wake(),
  idle: (_, wake) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => wake()) : setTimeout(wake, 200),
  visible: (host, wake, signal) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: '200px' },
    );
    // Neither the host nor a slot has a box that could come into view; what is in them has.
    for (const part of host.querySelectorAll('*')) observer.observe(part);
    signal.addEventListener('abort', () => observer.disconnect());
  },
  touch: (host, wake, signal) => {
    for (const event of ['pointerover', 'pointerdown', 'focusin'])
      host.addEventListener(event, wake, { signal, passive: true });
  },
  again: (host, wake, signal) => {
    whenever.touch?.(host, wake, signal);
    window.addEventListener('online', wake, { signal });
  },
  failure: (host, wake, signal) => {
    if ([...host.querySelectorAll('img')].some(hasFailed)) wake();
    // It does not bubble.
    host.addEventListener('error', wake, { signal, capture: true });
  },
};
