/** The element that a form's `thankYou` address points at. */
export function thankYouId(thankYou: string): string {
  return thankYou.slice(thankYou.indexOf('#') + 1);
}

/**
 * Shows the view that `:target` shows where there is no script. Its address stays the form's: a
 * reload or a link to the page brings the form back.
 */
export function showThankYou(id: string): void {
  const view = document.getElementById(id);
  if (!view) return;
  view.dataset.shown = '';
  const heading = view.querySelector<HTMLElement>('h1, h2');
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  hideOnNavigation(view);
}

/** A link to the page that one is on changes no element; the view would stay for ever. */
function hideOnNavigation(view: HTMLElement): void {
  if (!('navigation' in window)) return;
  const { navigation } = window;
  const hide = () => {
    // A fragment, such as the skip link's, leads to a place on this view.
    if (location.hash !== '') return;
    delete view.dataset.shown;
    navigation.removeEventListener('currententrychange', hide);
  };
  navigation.addEventListener('currententrychange', hide);
}
