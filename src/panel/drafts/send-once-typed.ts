import { marks } from '@/platform/payload/panel/marks';

/** A press there ends a form, or takes its fields away. */
const ends = `${marks.sends}, ${marks.tab}`;

/** By then a busy browser does what waits for its rest, as it is told to. */
const restsWithinMs = 600;

/** Not each of them is followed by `input`: Lexical does some by itself. */
export const deedsInEditors = ['keydown', 'beforeinput', 'input', 'paste', 'cut', 'drop'];

/**
 * What is typed in an editor stands in its form once the browser is at rest, half a second later at most (Payload
 * 3.90.2): a form in a drawer, such as a footnote's, would be refused as empty before, and another tab would take away
 * the form of a block without them. A press on what does either does so once the words have arrived.
 * @returns what ends it
 */
export function sendOnceTyped(): () => void {
  let typedAt = -Infinity;
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.isContentEditable) typedAt = performance.now();
  };
  const wait = (event: MouseEvent) => {
    const { target, isTrusted } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(ends) : null;
    // The later click is not trusted, so it is let through.
    if (!isTrusted || !button || performance.now() - typedAt > 2 * restsWithinMs) return;
    event.preventDefault();
    event.stopPropagation();
    onceHandedOn(() => button.click());
  };
  for (const deed of deedsInEditors) document.addEventListener(deed, note, true);
  document.addEventListener('click', wait, true);
  return () => {
    for (const deed of deedsInEditors) document.removeEventListener(deed, note, true);
    document.removeEventListener('click', wait, true);
  };
}

/** First the editor hands its words on, then React takes them in. */
export const onceHandedOn = (act: () => void): void => atRest(() => atRest(act));

/** Behind what waits for the same already. */
function atRest(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: restsWithinMs });
  else setTimeout(act, restsWithinMs / 4);
}
