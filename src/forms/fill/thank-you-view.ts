/**
 * Shows the view in the form's place. The address stays the form's: a reload or a link to the page
 * brings the form back.
 * @param id of the view, where the form has one
 * @param reference of what was sent; on a preview host nothing was
 */
export function showThankYou(id: string | undefined, reference: string | undefined): void {
  const view = id === undefined ? null : document.getElementById(id);
  if (!view) return;
  showReference(view, reference);
  view.dataset.shown = '';
  const heading = view.querySelector<HTMLElement>('h1, h2');
  // The form's own h1 goes out of sight with the form.
  heading?.setAttribute('aria-level', '1');
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function showReference(view: HTMLElement, reference: string | undefined): void {
  const place = view.querySelector<HTMLElement>('[data-reference]');
  if (!place?.parentElement) return;
  place.textContent = reference ?? '';
  place.parentElement.hidden = reference === undefined;
}
