import { changes } from './changes';

/** What waits for a script. What the browser does by itself works before. */
const controls =
  'button:not([popovertarget], [commandfor], [type=reset]), [role=button], [role=tab], [role=switch]';

/** What takes keys itself; anything else that can have the focus leaves them to a script. */
const takesKeys = 'a, button, input, select, textarea, summary, [contenteditable]';

/** The keys that wait for a script. All others scroll, move the focus, or are the browser's. */
const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'];

/** The control of an island that an event is for; none in what the page has drawn for the island. */
export function controlIn(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  return control && islandOf(control) ? control : null;
}

/** The island that drew an element itself. */
function islandOf(element: Element): Element | null {
  const host = element.closest('[data-slot], [data-island]');
  return host?.matches('[data-island]') === true ? host : null;
}

export interface HeldEvents {
  /** Does all of it, now that somebody listens. */
  readonly repeat: () => void;
  /** Nobody will listen: a press does what it does in plain HTML, such as to send a form. */
  readonly giveUp: () => void;
}

export const sends = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement && control.type === 'submit';

/**
 * Keeps what is pressed in an island before it is awake, by mouse, finger or key; a form that is sent by
 * a key is a press of its button. What the page has drawn for the island, links among it, works by
 * itself.
 */
export function holdEarly(host: HTMLElement, onFirst: () => void): HeldEvents {
  const controlsOf = () => [...host.querySelectorAll<HTMLElement>(controls)];
  /** By their places: what the server sent may stand there anew. */
  const pressed: number[] = [];
  const again: (() => void)[] = [];
  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    again.push(repeat);
    onFirst();
  };
  const holdClick = (event: MouseEvent) => {
    const control = controlIn(event.target);
    if (!control || islandOf(control) !== host) return;
    pressed.push(controlsOf().indexOf(control));
    hold(event, () => control.click());
  };
  const holdKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || islandOf(target) !== host) return;
    if (target.matches(takesKeys) || !keys.includes(key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    hold(event, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
  // Before the document hears of it: where React has the page, it takes away what an island that
  // is being hydrated cannot answer yet.
  window.addEventListener('click', holdClick, true);
  window.addEventListener('keydown', holdKey, true);
  const stop = () => {
    window.removeEventListener('click', holdClick, true);
    window.removeEventListener('keydown', holdKey, true);
  };
  host.addEventListener(changes.gone, stop, { once: true });
  return {
    repeat: () => {
      stop();
      for (const repeat of again) repeat();
    },
    giveUp: () => {
      stop();
      const all = controlsOf();
      const controlsNow = [...new Set(pressed)].flatMap((at) => all[at] ?? []);
      // To send a form twice would be one time too many.
      const submit = controlsNow.find(sends);
      for (const control of controlsNow) if (!sends(control) || control === submit) control.click();
    },
  };
}
