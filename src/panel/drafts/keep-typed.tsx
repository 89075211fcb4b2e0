'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect } from 'react';

import { withoutValuesChangedSince } from './changed-since';

/** What reads the fields of each document that is open, by the name that `documentOf` makes. */
const openForms = new Map<string, () => FormState>();

const documentOf = (slug: unknown, id: unknown) => JSON.stringify([slug, id ?? null]);

/** Stands in the form of a document, and shows nothing. */
export function KeepTyped() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { getFields } = useForm();
  const document = documentOf(collectionSlug ?? globalSlug, id);
  useEffect(() => {
    openForms.set(document, getFields);
    return () => {
      if (openForms.get(document) === getFields) openForms.delete(document);
    };
  }, [document, getFields]);
  return null;
}

/**
 * The answer to a save puts what the server kept into the form. Payload (3.90.2) spares the field
 * that was changed last and sets all others back: whoever types in one field and goes on to the next
 * while a draft is on its way would lose the first.
 * @param answer to a question about a form
 * @param question of Payload's server function `form-state`
 * @returns the answer without values of fields that say something else by now
 */
export function keepTyped(
  answer: unknown,
  { schemaPath, id, formState }: Record<string, unknown>,
): unknown {
  // Forms within a document, such as that of a link, have a longer path.
  const now = openForms.get(documentOf(schemaPath, id))?.();
  if (now === undefined || !isObject(formState) || !isObject(answer) || !isObject(answer.state))
    return answer;
  return { ...answer, state: withoutValuesChangedSince(formState, now, answer.state) };
}

const isObject = (value: unknown): value is Record<string, object> =>
  typeof value === 'object' && value !== null;
