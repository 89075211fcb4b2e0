const controls = 'button, [role=button], [role=tab], [role=switch], summary';
/** What takes keys itself; anything else that can have the focus leaves them to a script. */
const takesKeys = 'a, button, input, select, textarea, summary, [contenteditable]';

export interface Early {
  /** Does all of it, now that somebody listens. */
  readonly repeat: () => void;
  /** Nobody will listen: a form goes as plain HTML. */
  readonly giveUp: () => void;
}

/**
 * Keeps what is pressed in an island before it is awake, by mouse, finger or key; a form that is sent by
 * a key is a press of its button. What the page has drawn for the island, links among it, works by
 * itself.
 */
export function holdEarly(host: HTMLElement, onFirst: () => void): Early {
  const held: { repeat: () => void; submit?: HTMLButtonElement }[] = [];
  const isOwn = (element: Element) => element.closest('[data-slot], [data-island]') === host;
  const hold = (event: Event, again: (typeof held)[number]) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    onFirst();
  };
  const holdClick = (event: MouseEvent) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || !isOwn(control)) return;
    const sends = control instanceof HTMLButtonElement && control.type === 'submit';
    hold(event, { repeat: () => control.click(), submit: sends ? control : undefined });
  };
  const holdKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !isOwn(target) || target.matches(takesKeys)) return;
    // Those that go elsewhere.
    if (key === 'Tab' || key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return;
    hold(event, { repeat: () => target.dispatchEvent(new KeyboardEvent('keydown', event)) });
  };
  // Before the document hears of it: where React has the page, it takes away what an island that
  // is being hydrated cannot answer yet.
  window.addEventListener('click', holdClick, true);
  window.addEventListener('keydown', holdKey, true);
  const stop = () => {
    window.removeEventListener('click', holdClick, true);
    window.removeEventListener('keydown', holdKey, true);
  };
  return {
    repeat: () => {
      stop();
      for (const { repeat } of held) repeat();
    },
    giveUp: () => {
      stop();
      held.find(({ submit }) => submit)?.submit?.click();
    },
  };
}
