const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[id^="row-"]')];

/** The link of the row in which the focus stands. */
export const rowInFocus = (): HTMLAnchorElement | null =>
  document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>('a[id^="row-"]') ?? null;

export const idOfRow = (link: HTMLAnchorElement | null): string | null =>
  link?.id.replace(/^row-/, '') ?? null;

/** From the row in focus, else from the open one; else to the first. */
export function moveToRow(step: 1 | -1, open: string | null): void {
  const links = rowLinks();
  const from = rowInFocus() ?? links.find((link) => idOfRow(link) === open);
  const next = from ? links[links.indexOf(from) + step] : links[0];
  next?.focus();
}
