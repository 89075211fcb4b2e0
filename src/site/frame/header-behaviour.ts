import { hasComeBack } from '@/ui/has-come-back';

import { headerIds } from './site-paths';

const scrolledPast = 10;
const hashDelay = 100;

/**
 * What the header does beyond plain HTML: the scrolled state, the state of the menus for assistive
 * technology, arrow keys, and closing as the page changes (spec, section 2).
 */
export function startHeader(): void {
  watchScroll();
  for (const button of document.querySelectorAll<HTMLElement>('header [popovertarget]'))
    watchMenu(button);
  // A turned tablet may hide the open menu's button; the page must not stay locked behind it.
  matchMedia('(width >= 961px)').addEventListener('change', closeMenus);
  // The browser may bring this page back as it was left.
  addEventListener('pagehide', closeMenus);
  showHashTarget();
}

/** Home's sections have their full height by then, whatever comes late above them. Whoever comes back is where they were. */
function showHashTarget() {
  const target = location.pathname === '/' && document.getElementById(location.hash.slice(1));
  if (target && !hasComeBack()) setTimeout(() => target.scrollIntoView(), hashDelay);
}

function watchScroll() {
  const header = document.getElementById(headerIds.header);
  const update = () => header?.toggleAttribute('data-scrolled', scrollY > scrolledPast);
  addEventListener('scroll', update, { passive: true });
  // To ask now would have the browser lay out the whole page within this script.
  requestAnimationFrame(() => setTimeout(update));
}

function watchMenu(button: HTMLElement) {
  const id = button.getAttribute('popovertarget') ?? '';
  const menu = document.getElementById(id);
  if (!menu) return;

  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    if (id !== headerIds.menu) return;
    const { toOpen = '', toClose = '' } = button.dataset;
    button.setAttribute('aria-label', open ? toClose : toOpen);
    // The menu covers the page: the keyboard stays in it and in the header above it.
    for (const covered of document.querySelectorAll(`main, footer, #${headerIds.question}`)) {
      covered.toggleAttribute('inert', open);
    }
  };
  show(menu.matches(':popover-open'));
  menu.addEventListener('toggle', (event) => show(event.newState === 'open'));

  // A link to a place on the same page changes no path. Any other takes its building along, as it stands.
  menu.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.pathname === location.pathname) menu.hidePopover();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    menu.showPopover();
    menu.querySelector('a')?.focus();
  });
  menu.addEventListener('keydown', (event) => moveFocus(event, menu));
  // What the menu of a phone covers cannot have the focus, and the header above it stays in reach.
  if (id === headerIds.menu) return;
  // Open, it would lie over what has the focus next.
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && next !== button && !menu.contains(next)) menu.hidePopover();
  });
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement) {
  const links = [...menu.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  // A field has arrows of its own, and so has the browser.
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const columns = getComputedStyle(menu.querySelector('ul') ?? menu)
    .gridTemplateColumns.split(' ')
    .filter(Boolean).length;
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: links.length - 1,
  };
  const next = links[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    menu.hidePopover();
  }
}
