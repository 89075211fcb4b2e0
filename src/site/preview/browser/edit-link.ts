import { previewIds } from '../preview-ids';
import { type ContentText, isFixed } from './content-texts';

const fixedWording =
  'Fixed wording: it belongs to how the site works, so it stands in its code and in no field.';

const titleOf = ({ label, fixed }: ContentText) =>
  fixed === undefined ? label : `${label}. This wording is fixed, because ${fixed}`;

/** The one link that goes along to whichever text somebody looks at. */
export class EditLink {
  readonly #link = document.createElement('a');

  constructor() {
    this.#link.id = previewIds.editLink;
    this.#link.hidden = true;
    // Beside the body: what changes in there is compared with what the server sent.
    document.documentElement.append(this.#link);
    this.#link.addEventListener('click', (event) => {
      if (window.parent === window) return;
      event.preventDefault();
      this.follow();
    });
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, () => (this.#link.hidden = true), { passive: true });
  }

  showAt(element: Element, field: ContentText | undefined): void {
    const { left, top } = element.getBoundingClientRect();
    this.#link.textContent = isFixed(field) ? 'Fixed' : 'Edit';
    this.#link.title = field ? titleOf(field) : fixedWording;
    if (field) this.#link.href = field.href;
    else this.#link.removeAttribute('href');
    this.#link.hidden = false;
    const { offsetWidth, offsetHeight } = this.#link;
    this.#link.style.left = `${Math.max(0, Math.min(left, window.innerWidth - offsetWidth))}px`;
    this.#link.style.top = `${Math.max(0, top - offsetHeight)}px`;
  }

  /** In the panel's frame, the panel beside it opens the field. */
  follow(): void {
    const href = this.#link.getAttribute('href');
    if (href === null || this.#link.hidden) return;
    if (window.parent === window) window.location.assign(href);
    else window.parent.postMessage({ type: 'edit-field', href }, window.origin);
  }
}
