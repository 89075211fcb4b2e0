/*
 * What Payload's panel (3.90.2) does not say to people who see no screen or use no mouse, by its own
 * names for its elements, and how each is mended. Its components take no names from us, so they are put
 * on the elements that it has drawn.
 */

interface Mend {
  readonly of: string;
  readonly mend: (element: HTMLElement) => void;
}

const longest = 60;

const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('*', '').replaceAll(/\s+/g, ' ').trim().slice(0, longest);

/** Sets what is not so yet: each change is one more for whoever watches the page. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const named = (of: string, name: (element: HTMLElement) => string): Mend => ({
  of,
  mend: (element) => set(element, 'aria-label', name(element)),
});

/** The row of a list within a form. */
const rowOf = (element: Element): string =>
  wordsOf(element.closest('.collapsible')?.querySelector('.collapsible__header-wrap')) || 'row';

/** A document in a list: what its first column says. */
const documentOf = (element: Element): string => {
  const row = element.closest('tr');
  return (
    wordsOf(row?.querySelector('td a, td button')) ||
    wordsOf(row?.querySelector('td:nth-of-type(3)'))
  );
};

const fieldOf = (element: Element): string =>
  wordsOf(element.closest('.field-type')?.querySelector('.field-label')) ||
  wordsOf(element.closest('.rs__control, .react-select')) ||
  'Choose';

/** Of an address such as `bulletList`: “Bullet list”. */
const inWords = (key: string): string => {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const names: readonly Mend[] = [
  named('.array-actions__button', (button) => `Actions: ${rowOf(button)}`),
  named('.collapsible__drag', (handle) => `Move: ${rowOf(handle)}`),
  named('.collapsible__toggle', (button) => `Open or close: ${rowOf(button)}`),
  named('.clipboard-action__popup .popup-button', (button) => `Copy or paste: ${fieldOf(button)}`),
  named('.doc-controls__popup .popup-button', () => 'More actions'),
  named('.form-submit .popup-button', () => 'More ways to publish'),
  named('.upload-relationship-details__edit', () => 'Edit the file'),
  named('.upload-relationship-details__remove', () => 'Take the file out'),
  named('.condition__actions-add', () => 'Add a condition'),
  named('.condition__actions-remove', () => 'Take this condition away'),
  named('.file-details__remove, .file-field__remove', () => 'Take the file away'),
  named('.clickable-arrow--left', () => 'Earlier rows'),
  named('.clickable-arrow--right', () => 'Further rows'),
  named('.copy-to-clipboard', () => 'Copy the address'),
  named('.toolbar-popup__button[data-button-key]', ({ dataset }) =>
    inWords(dataset['buttonKey'] ?? ''),
  ),
  named('.select-row input', (box) => `Select: ${documentOf(box)}`),
  named('#select-all', () => 'Select all'),
  named('input[id^="react-select-"]:not([aria-label]:not([aria-label=""]))', fieldOf),
  named('.react-datepicker__input-container input', fieldOf),
  named('.ContentEditable__root', fieldOf),
  named('.file-field__filename', () => 'Name of the file'),
  named('.rs__multi-value[aria-roledescription]', wordsOf),
  named('[aria-roledescription]:has(> .sort-row)', (handle) => `Move: ${documentOf(handle)}`),
];

const others: readonly Mend[] = [
  // A handle within a handle: the outer one moves the row.
  {
    of: '.sort-row',
    mend: (handle) => {
      handle.removeAttribute('role');
      handle.removeAttribute('tabindex');
    },
  },
  // It holds buttons, so it is none itself. It still moves by the keyboard.
  { of: '.rs__multi-value[role=button]', mend: (value) => set(value, 'role', 'group') },
  // The input beside it opens the list, by the arrow keys.
  { of: '.dropdown-indicator[aria-hidden]', mend: (button) => set(button, 'tabindex', '-1') },
  {
    of: '.clear-indicator',
    mend: (button) => {
      button.removeAttribute('aria-hidden');
      set(button, 'aria-label', `Empty: ${fieldOf(button)}`);
    },
  },
  // Links, one after the other, in a list without items.
  { of: '.doc-tabs__tabs', mend: (tabs) => set(tabs, 'role', 'none') },
  // Its name stands beside it.
  { of: '.thumbnail img:not([alt]), .file__thumbnail img', mend: (image) => set(image, 'alt', '') },
  // Within the main part of the page.
  { of: '.list-header', mend: (header) => set(header, 'role', 'none') },
  {
    of: '.collapsible__toggle--collapsed',
    mend: (button) => set(button, 'aria-expanded', 'false'),
  },
  { of: '.collapsible__toggle--open', mend: (button) => set(button, 'aria-expanded', 'true') },
  // Below the one heading of the page.
  {
    of: '.array-field__title, .blocks-field__header h3, .group-field__title, .no-results h3, .payload-settings h3',
    mend: (heading) => set(heading, 'aria-level', '2'),
  },
  { of: '.doc-header', mend: (header) => region(header, 'Document') },
];

function region(element: HTMLElement, name: string): void {
  set(element, 'role', 'region');
  set(element, 'aria-label', name);
}

/** What a page without one has instead. */
const mains = ['.collection-list', '.dashboard', '.template-minimal__wrap', '.versions'];

function giveMain(page: Document): void {
  if (page.querySelector('main, [role=main]')) return;
  const [main] = mains.flatMap((selector) => page.querySelector<HTMLElement>(selector) ?? []);
  if (main) set(main, 'role', 'main');
}

/** Mends all that is drawn now. */
export function mendForEverybody(page: Document): void {
  giveMain(page);
  for (const { of, mend } of [...names, ...others])
    for (const element of page.querySelectorAll<HTMLElement>(of)) mend(element);
}
