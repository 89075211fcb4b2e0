/** The open submission stands beside the table or in it; only one of the two is shown. */
const isShown = (each: HTMLElement): boolean => each.offsetParent !== null;

/** What is open, where there is room for it. */
export const openItem = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-item]')].find(isShown) ?? null;

const snoozeMenu = (): HTMLDetailsElement | undefined =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[data-snooze]')].find(isShown);

/** Closes what it asks, else all of it; where nothing is open, nothing happens. */
export function closeOpen(): void {
  const menu = snoozeMenu();
  if (menu?.open) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
    return;
  }
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-close]')].find(isShown)?.click();
}

/** Where its own buttons lead when it is done; null where the page stays. */
export const nextAfterOpen = (): string | null =>
  document.querySelector<HTMLInputElement>('form[data-done] input[name="next"]')?.value ?? null;

/** Where each key leads in what is open. */
const places = {
  reply: 'form[data-reply] textarea',
  template: 'form[data-reply] select[name="template"]',
  note: 'form[data-note] textarea',
  assignee: '[data-assignee] select',
  undo: 'form[data-undo] button',
} as const;

/** Takes the focus to a part of the open submission; where there is none, nothing happens. */
export function goTo(place: keyof typeof places): void {
  const found = [...document.querySelectorAll<HTMLElement>(places[place])].find(isShown);
  found?.focus();
  found?.scrollIntoView({ block: 'nearest' });
}

/** Does what the bar offers that floats at the foot of the page. */
export const undoLast = (): void => document.querySelector<HTMLElement>(places.undo)?.click();

/** Begins to watch what is open, or ends it. */
export const pressWatch = (): void =>
  openItem()?.querySelector<HTMLButtonElement>('button[name="watch"]')?.click();

/** Shows until when it can be snoozed, and takes the focus there. */
export function openSnooze(): void {
  const menu = snoozeMenu();
  if (!menu) return;
  menu.open = true;
  menu.querySelector<HTMLButtonElement>('button')?.focus();
}
