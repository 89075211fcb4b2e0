import type { FormState } from 'payload';

/** A form of a document, as it is on the screen. */
interface OpenForm {
  readonly getFields: () => FormState;
  /**
   * Is told, with each answer about the form, who may save the document.
   * @returns whether it was this form's to save until now, and is no more
   */
  readonly isTakenFromBy: (holder: string) => boolean;
}

const openForms = new Map<string, OpenForm>();

const documentOf = (slug: unknown, id: unknown) => JSON.stringify([slug, id ?? null]);

export const findOpenForm = (slug: unknown, id: unknown): OpenForm | undefined =>
  openForms.get(documentOf(slug, id));

/** @returns what takes it away again */
export function addOpenForm(slug: unknown, id: unknown, form: OpenForm): () => void {
  const document = documentOf(slug, id);
  openForms.set(document, form);
  return () => {
    if (openForms.get(document) === form) openForms.delete(document);
  };
}
