import { marks } from '@/platform/payload/panel/marks';

/** They show more of the form, and change nothing in it. */
const showMore = `${marks.tab}, ${marks.toggle}`;
/** Boxes beside the form, which change nothing in it: links, notes and a colleague's word. */
const beside = '.share-for-review';
const changing = `button, [role=button], select, [type=checkbox], [type=radio], [type=file], ${marks.select}`;

/**
 * Keeps what a form holds as it stands: its words can be selected and copied, and not changed.
 * Payload's fields know only “disabled”, which some browsers let nobody select.
 * @returns what ends it
 */
export function freezeForm(form: Element): () => void {
  const freeze = () => {
    for (const fields of form.querySelectorAll(marks.fields)) {
      for (const field of fields.querySelectorAll('input, textarea'))
        if (!field.closest(beside)) field.setAttribute('readonly', '');
      for (const field of fields.querySelectorAll('[contenteditable=true]'))
        field.setAttribute('contenteditable', 'false');
      for (const control of fields.querySelectorAll(changing))
        if (!control.matches(showMore) && !control.closest(beside))
          control.setAttribute('inert', '');
    }
  };
  freeze();
  // Tabs draw their fields when they are opened.
  const drawn = new MutationObserver(freeze);
  drawn.observe(form, { childList: true, subtree: true });
  return () => drawn.disconnect();
}
