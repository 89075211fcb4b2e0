import { bulkForm } from '../list/table/bulk-bar';
import { selectedId } from '../list/table/row-focus';
import { rowTicks } from '../list/table/ticks';
import { goTo, openItem, openSnooze, undoLast } from '../tools/open-detail';

/** Something that the page's own buttons do. */
export interface PageAction {
  readonly label: string;
  readonly run: () => void;
}

/**
 * What can be done here: the palette presses buttons that are there, so nobody can do more by it, and
 * all of it can be undone as ever. With a submission open it is about that one; else about the ticked
 * rows, or the row in focus.
 * @param viewer the id of who looks
 */
export function pageActions(viewer: string): PageAction[] {
  const item = openItem();
  const undo = document.querySelector('form[data-undo]');
  return [
    ...(item ? actionsOf(item, viewer) : actionsOfRows()),
    ...(undo
      ? [{ label: `Undo: ${undo.querySelector('p')?.textContent ?? ''}`, run: undoLast }]
      : []),
  ];
}

/** A tag is to be written first. */
const changes = 'button[name="change"]:not([value="tag"], [value="untag"])';
const watches = 'button[name="watch"]';

function actionsOf(item: HTMLElement, viewer: string): PageAction[] {
  const presses = [...item.querySelectorAll<HTMLButtonElement>(`${changes}, ${watches}`)].map(
    press,
  );
  const snoozes = [...item.querySelectorAll<HTMLButtonElement>('button[name="until"]')].map(
    (button) => ({ ...press(button), label: `Snooze: ${button.textContent}` }),
  );
  const assign = assignTo(item.querySelector('[data-assignee] select'), viewer);
  const boxes = [
    { label: 'Reply', selector: 'form[data-reply]', run: () => goTo('reply') },
    { label: 'Write a note', selector: 'form[data-note]', run: () => goTo('note') },
    { label: 'Assign to a colleague', selector: '[data-assignee]', run: () => goTo('assignee') },
    { label: 'Snooze until a day', selector: '[data-snooze]', run: openSnooze },
  ];
  return [
    ...presses,
    ...assign,
    ...snoozes,
    ...boxes.filter(({ selector }) => item.querySelector(selector)),
  ];
}

const press = (button: HTMLButtonElement): PageAction => ({
  label: button.textContent,
  run: () => button.click(),
});

function assignTo(select: HTMLSelectElement | null, viewer: string): PageAction[] {
  const isThere = [...(select?.options ?? [])].some(({ value }) => value === viewer);
  if (!select || !isThere || select.value === viewer) return [];
  const run = () => {
    select.value = viewer;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.form?.requestSubmit();
  };
  return [{ label: 'Assign to me', run }];
}

function actionsOfRows(): PageAction[] {
  const ticked = rowTicks().filter(({ checked }) => checked);
  const focused = rowTicks().find(({ value }) => value === selectedId(null));
  const whom = ticked.length > 0 ? `${ticked.length} ticked` : focused && nameOf(focused);
  if (!whom) return [];
  const buttons = document.querySelectorAll<HTMLButtonElement>(`#${bulkForm} ${changes}`);
  return [...buttons].map((button) => ({
    label: `${button.textContent}: ${whom}`,
    run: () => {
      if (ticked.length === 0 && focused) focused.checked = true;
      button.click();
    },
  }));
}

const nameOf = (tick: HTMLInputElement): string =>
  tick.closest('tr')?.querySelector('a[id^="row-"]')?.textContent ?? '';
