import { bulkForm } from './bulk-bar';
import { selectedId } from './row-focus';

/** The boxes in front of the rows. */
export const rowTicks = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[form="${bulkForm}"][name="id"]`),
];

/** Ticks the row in focus, or the open one, or takes its tick away. */
export function tickInFocus(): void {
  const open = document.querySelector('a[id^="row-"][aria-current]')?.id.replace(/^row-/, '');
  const id = selectedId(null) ?? open;
  rowTicks()
    .find(({ value }) => value === id)
    ?.click();
}

/** Gives all rows between two the tick that the last one has. */
export function tickRange(from: HTMLInputElement, to: HTMLInputElement): void {
  const all = rowTicks();
  const places = [all.indexOf(from), all.indexOf(to)].toSorted((one, other) => one - other);
  const [first, last] = places;
  if (first === undefined || last === undefined || first < 0) return;
  for (const box of all.slice(first, last + 1)) box.checked = to.checked;
}
