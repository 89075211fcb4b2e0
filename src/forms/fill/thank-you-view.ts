/**
 * Shows the view in the form's place, and brings it into sight. The address stays the form's: a reload
 * or a link to the page brings the form back.
 * @param id of the view, where the form has one
 * @param reference of what was sent; on a preview host nothing was
 */
export function showThankYou(id: string | undefined, reference: string | undefined): void {
  const view = id === undefined ? null : document.getElementById(id);
  if (!view) return;
  showReference(view, reference);
  view.dataset.shown = '';
  const heading = view.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  // The form's own h1 may have gone out of sight with the form.
  const titles = [...document.querySelectorAll('h1')];
  if (!titles.some((title) => title.checkVisibility())) heading.setAttribute('aria-level', '1');
  heading.focus({ preventScroll: true });
  const top = heading.getBoundingClientRect().top + window.scrollY;
  if (top < window.innerHeight) window.scrollTo({ top: 0, behavior: 'instant' });
  else heading.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function showReference(view: HTMLElement, reference: string | undefined): void {
  const place = view.querySelector<HTMLElement>('[data-reference]');
  if (!place?.parentElement) return;
  place.textContent = reference ?? '';
  place.parentElement.hidden = reference === undefined;
}
