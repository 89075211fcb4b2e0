import type { Answers } from '../send/submission-body';

/**
 * Shows the view in the form's place, and brings it into sight. The address stays the form's: a reload
 * or a link to the page brings the form back.
 * @param id of the view, where the form has one
 * @param reference of what was sent; on a preview host nothing was
 * @param answers what was sent: a drawing in the view has a layer for each that is not empty
 */
export function showThankYou(
  id: string | undefined,
  reference: string | undefined,
  answers: Answers,
): void {
  const view = id === undefined ? null : document.getElementById(id);
  if (!view) return;
  for (const layer of view.querySelectorAll<HTMLElement>('[data-layer]'))
    layer.hidden = !answers[layer.dataset['layer'] ?? ''];
  showReference(view, reference);
  view.dataset.shown = '';
  const drawn = view.querySelector<HTMLElement>('h1, h2');
  if (!drawn) return;
  // The form's own h1 may have gone out of sight with the form.
  const titles = [...document.querySelectorAll('h1')];
  const heading = titles.some((title) => title.checkVisibility()) ? drawn : titleFrom(drawn);
  heading.focus({ preventScroll: true });
  const top = heading.getBoundingClientRect().top + window.scrollY;
  if (top < window.innerHeight) window.scrollTo({ top: 0, behavior: 'instant' });
  else heading.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The page is about this now: its first heading says so, and so does its tab. */
function titleFrom(heading: HTMLElement): HTMLElement {
  const title = document.createElement('h1');
  for (const { name, value } of heading.attributes) title.setAttribute(name, value);
  title.append(...heading.childNodes);
  heading.replaceWith(title);
  const brand = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  document.title = [title.textContent, brand].filter(Boolean).join(' | ');
  return title;
}

function showReference(view: HTMLElement, reference: string | undefined): void {
  const place = view.querySelector<HTMLElement>('[data-reference]');
  if (!place?.parentElement) return;
  place.textContent = reference ?? '';
  place.parentElement.hidden = reference === undefined;
}
