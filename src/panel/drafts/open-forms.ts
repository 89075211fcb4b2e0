import type { FormState } from 'payload';
import { useSyncExternalStore } from 'react';

import type { Fields } from './fields';

/** A form as it is on the screen. */
interface ShownForm {
  readonly getFields: () => FormState;
  /** Notes that a save has not sent all that it holds. */
  readonly noteUnsaved: () => void;
}

/** The form of a document. */
interface OpenForm extends ShownForm {
  /**
   * Notes who may save the document, as each answer about the form says.
   * @returns whether somebody else has taken it over from this form
   */
  readonly noteHolder: (holder: string) => boolean;
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

/** The form of a block in a text. */
interface TextBlock extends ShownForm {
  /** Notes what the document's form has of it now. */
  readonly noteHandedOn: (fields: Fields) => void;
  /** Whether it has words that the document's form has not. */
  readonly isAhead: () => boolean;
}

let textBlocks: readonly { readonly id: string; readonly form: TextBlock }[] = [];

/** @param id of the block; where two have the same, nobody knows which is meant (../paste/paste-client.tsx) */
export function findTextBlock(id: unknown): TextBlock | undefined {
  const [block, ...others] = textBlocks.filter((each) => each.id === id);
  return others.length > 0 ? undefined : block?.form;
}

/** @returns what takes it away again */
export function addTextBlock(id: string, form: TextBlock): () => void {
  const block = { id, form };
  textBlocks = [...textBlocks, block];
  return () => {
    textBlocks = textBlocks.filter((each) => each !== block);
  };
}

/** Documents that somebody else has taken over, until their form is opened anew. */
let taken: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setTaken(documents: ReadonlySet<string>): void {
  taken = documents;
  for (const listener of listeners) listener();
}

export const markTaken = (slug: unknown, id: unknown): void =>
  setTaken(new Set([...taken, documentOf(slug, id)]));

export const unmarkTaken = (slug: unknown, id: unknown): void =>
  setTaken(new Set([...taken].filter((document) => document !== documentOf(slug, id))));

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether somebody else has taken over the document that is open here. */
export const useIsTaken = (slug: unknown, id: unknown): boolean =>
  useSyncExternalStore(
    listen,
    () => taken.has(documentOf(slug, id)),
    () => false,
  );
