import { inboxPanel } from '../list/inbox-panel';
import { placeOfRow, rowAt } from '../list/table/row-focus';
import { openItem } from './open-detail';

/** What has the focus, and where it stands. */
interface Focused {
  readonly element: Element;
  readonly isInItem: boolean;
  /** The row that it stands in, or that is open; -1 where there is none. */
  readonly row: number;
}

function focused(element: Element): Focused {
  const own = placeOfRow(element);
  const open = document.querySelector('a[id^="row-"][aria-current]');
  return {
    element,
    isInItem: element.closest('[data-item]') !== null,
    row: own < 0 && open ? placeOfRow(open) : own,
  };
}

/**
 * Where an action takes away what had the focus, the focus would fall to the page, and whoever types on
 * types there. It goes to what is open now, else to the row that stands in that place, else to the list.
 * @returns how to stop
 */
export function keepFocus(): () => void {
  let last: Focused | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? focused(target) : null;
  };
  // Whoever clicked beside it has left it; what is taken away or switched off has not been left.
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // The browser may tell of what it takes away before that is gone.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      if (last?.element.isConnected && !last.element.matches(':disabled')) last = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !last || last.element.isConnected) return;
    const item = last.isInItem || last.row < 0 ? openItem() : null;
    const place = item ?? rowAt(last.row) ?? document.getElementById(inboxPanel);
    place?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
