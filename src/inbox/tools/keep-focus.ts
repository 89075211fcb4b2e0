import { inboxPanel } from '../list/inbox-panel';
import { placeOfRow, rowAt } from '../list/table/row-focus';
import { openItem } from './open-detail';

/** What has the focus, and where it stands. */
interface FocusPlace {
  readonly element: Element;
  readonly isInItem: boolean;
  /** The row that it stands in, or that is open; -1 where there is none. */
  readonly row: number;
}

function focused(element: Element): FocusPlace {
  const own = placeOfRow(element);
  const open = document.querySelector('a[id^="row-"][aria-current]');
  return {
    element,
    isInItem: element.closest('[data-item]') !== null,
    row: own < 0 && open ? placeOfRow(open) : own,
  };
}

/**
 * When an action removes the focused element, the browser moves the focus to the page, and the next
 * keys are lost. This moves it to the open submission, else to the row in that place, else to the
 * list.
 * @returns how to stop
 */
export function keepFocus(): () => void {
  let last: FocusPlace | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? focused(target) : null;
  };
  // A click elsewhere gives up the focus; removing or disabling the element does not.
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // The browser may say so before a removed element is gone.
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
