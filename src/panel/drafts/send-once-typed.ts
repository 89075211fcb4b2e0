import { arrivesWithinMs } from '@/platform/payload/panel/form-state';
import { marks } from '@/platform/payload/panel/marks';

/**
 * What is typed in an editor stands in its form up to half a second later (Payload 3.90.2): a form in a drawer, such as a
 * footnote's, would be refused as empty before. A press on its button does what it does once the words have arrived.
 * @returns what ends it
 */
export function sendOnceTyped(): () => void {
  let typedAt = -Infinity;
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.isContentEditable) typedAt = performance.now();
  };
  const wait = (event: MouseEvent) => {
    const { target, isTrusted } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(marks.sends) : null;
    const left = typedAt + arrivesWithinMs - performance.now();
    // The later click is not trusted, so it is let through.
    if (!isTrusted || !button || left <= 0) return;
    event.preventDefault();
    event.stopPropagation();
    button.ariaBusy = 'true';
    setTimeout(() => {
      button.ariaBusy = null;
      button.click();
    }, left);
  };
  document.addEventListener('input', note, true);
  document.addEventListener('click', wait, true);
  return () => {
    document.removeEventListener('input', note, true);
    document.removeEventListener('click', wait, true);
  };
}
