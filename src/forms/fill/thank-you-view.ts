/**
 * Shows the view in the form's place. The address stays the form's: a reload or a link to the page
 * brings the form back.
 * @param reference of what was sent; on a preview host nothing was
 */
export function showThankYou(id: string, reference: string | undefined): void {
  const view = document.getElementById(id);
  if (!view) return;
  showReference(view, reference);
  view.dataset.shown = '';
  const heading = view.querySelector<HTMLElement>('h1, h2');
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  hideOnNavigation(view);
}

function showReference(view: HTMLElement, reference: string | undefined): void {
  const place = view.querySelector<HTMLElement>('[data-reference]');
  if (!place?.parentElement) return;
  place.textContent = reference ?? '';
  place.parentElement.hidden = reference === undefined;
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
