const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[id^="row-"]')];

/** The link of the row in which the focus stands. */
const rowInFocus = (): HTMLAnchorElement | null =>
  document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>('a[id^="row-"]') ?? null;

const idOfRow = (link: HTMLAnchorElement | null): string | null =>
  link?.id.replace(/^row-/, '') ?? null;

/** How far down the page a row stands; -1 where it is none of a list. */
export const placeOfRow = (element: Element): number =>
  rowLinks().findIndex((link) => link.closest('tr')?.contains(element));

/** The link of the row at a place, or of the last one. */
export const rowAt = (place: number): HTMLAnchorElement | null =>
  place < 0 ? null : (rowLinks()[place] ?? rowLinks().at(-1) ?? null);

/** There is one selection: the open submission, else the row in focus. */
export const selectedId = (open: string | null): string | null => open ?? idOfRow(rowInFocus());

/**
 * Moves the selection, from none to the first row. An open submission is replaced by the next one.
 */
export function moveSelection(step: 1 | -1, open: string | null): void {
  const links = rowLinks();
  const from = links.find((link) => idOfRow(link) === selectedId(open));
  const next = from
    ? links[links.indexOf(from) + step]
    : open === null
      ? links[0]
      : besideOpen(links, step);
  next?.focus();
  if (open !== null) next?.click();
}

/** What is open may have left the list: its own links know what stood beside it. */
function besideOpen(links: readonly HTMLAnchorElement[], step: 1 | -1) {
  const address = document.querySelector<HTMLAnchorElement>(`a[data-step="${step}"]`)?.href;
  return links.find(({ href }) => href === address);
}

/** Nothing follows it on this page. */
export const isLastRow = (id: string): boolean => idOfRow(rowLinks().at(-1) ?? null) === id;

/** The status that a row shows, as its form sends it (`SeenStatus`). */
export const seenInRow = (id: string): string | null =>
  rowOf(`row-${id}`)?.querySelector<HTMLInputElement>('input[name="seen"]')?.value ?? null;

/** The row of a link. */
export const rowOf = (link: string): HTMLTableRowElement | null =>
  document.getElementById(link)?.closest('tr') ?? null;

/**
 * Shows at once that something is being done about a row, before the server has answered. It is not hidden:
 * it may have the focus.
 * @returns how to take that back
 */
export function markLeaving(id: string): () => void {
  const row = rowOf(`row-${id}`);
  row?.toggleAttribute('data-leaving', true);
  return () => row?.removeAttribute('data-leaving');
}
