import { idOfField, idOfRow, marks } from '@/platform/payload/panel/marks';

const searchMs = 10_000;
const lookAgainMs = 80;
/** The panel draws a field once more as its parts come, and the cursor goes with what was there before. */
const looksAfter = 25;
const settledAfter = 4;

/** What an address says of a field: `?field=solutions.1.title&tab=2`. */
interface FieldAddress {
  readonly path: string;
  /** Counted from 0, or by its label. */
  readonly tab: number | string | undefined;
}

export function readFieldAddress(query: URLSearchParams): FieldAddress | undefined {
  const path = query.get('field');
  const tab = query.get('tab');
  return path === null ? undefined : { path, tab: tab === null ? undefined : Number(tab) };
}

/**
 * Opens the tab and the row of a field, and puts the cursor into it. The panel makes fields as they
 * come into sight, so this goes down the form until the field is there.
 * @param signal ends the search: somebody has gone on to another document
 */
export async function openField({ path, tab }: FieldAddress, signal?: AbortSignal): Promise<void> {
  const end = Date.now() + searchMs;
  const begin = document.activeElement;
  let looks = 0;
  let held = 0;
  while (signal?.aborted !== true && Date.now() < end) {
    const isOpen = tab === undefined || openTab(tab);
    const field = isOpen ? findField(path) : undefined;
    const isIn = field?.contains(document.activeElement) === true;
    // Somebody has put the cursor elsewhere since, or folded the row again.
    const isElsewhere = !isIn && ![begin, document.body].includes(document.activeElement);
    if (looks > 0 && (isElsewhere || field?.closest(marks.folded))) return;
    if (field && !unfoldAround(field)) {
      held = isIn ? held + 1 : 0;
      if (looks > looksAfter || held > settledAfter) return;
      if (looks === 0) field.scrollIntoView({ block: 'center' });
      if (!isIn) focusIn(field);
      looks += 1;
    }
    if (isOpen && !field) comeCloser(path);
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

function openTab(tab: number | string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>(marks.tab)];
  const button =
    typeof tab === 'number'
      ? buttons[tab]
      : // A count of errors may follow the label.
        buttons.find(({ textContent }) => textContent.startsWith(tab));
  if (button?.matches(marks.activeTab) === false) button.click();
  return button !== undefined;
}

const findField = (path: string): HTMLElement | undefined =>
  document.getElementById(idOfField(path)) ??
  document.querySelector<HTMLElement>(`label[for="${CSS.escape(idOfField(path))}"]`)
    ?.parentElement ??
  undefined;

function focusIn(field: HTMLElement): void {
  const controls = 'input, textarea, [contenteditable="true"], button';
  const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
}

/** What was once in sight stays in a row that is folded, where nothing gets the focus. */
function unfoldAround(field: HTMLElement): boolean {
  const folded = field.closest(marks.folded);
  folded?.querySelector<HTMLElement>(marks.foldedToggle)?.click();
  return folded !== null;
}

/** A chapter says which fields it holds: while it is folded they are not drawn (../blocks/folded-label.tsx). */
function unfoldChapter(path: string): boolean {
  const label = document.querySelector(`[data-holds~="${CSS.escape(path)}"]`);
  const toggle = label?.closest(marks.folded)?.querySelector<HTMLElement>(marks.foldedToggle);
  toggle?.click();
  return toggle !== undefined && toggle !== null;
}

/** Unfolds the row that the field is in, or moves on to what the form shows last. */
function comeCloser(path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const outer = parts.slice(0, length);
    if (unfoldChapter(outer.join('.'))) return;
    if (length === parts.length) continue;
    const at = Number(outer.at(-1));
    const row = Number.isInteger(at)
      ? document.getElementById(idOfRow(outer.slice(0, -1), at))
      : document.getElementById(idOfField(outer.join('.')));
    if (row === null) continue;
    row.querySelector<HTMLElement>(`:scope ${marks.foldedToggle}`)?.click();
    row.scrollIntoView();
    return;
  }
  [...document.querySelectorAll(marks.drawnFields)].at(-1)?.scrollIntoView();
}
