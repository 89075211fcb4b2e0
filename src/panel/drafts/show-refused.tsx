'use client';

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

import { placeOf } from '../checks/place-of';
import { openField } from '../search/open-field';

/**
 * Leads to the first field that keeps a document from being published. Payload (3.90.2) marks it where
 * it is, which may be another tab or a folded row.
 */
export function ShowRefused() {
  const { collectionSlug = '', globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getData, getFields } = useForm();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    if (isProcessing) {
      sent.current = Object.keys(getFields());
      return;
    }
    const before = sent.current;
    sent.current = [];
    if (!isSubmitted) return;
    // Where somebody may not read a field, the form has it from the refusal alone.
    const refused = before.find((path) => getFields()[path]?.valid === false);
    if (refused === undefined) return;
    const { fields } = globalSlug
      ? getEntityConfig({ globalSlug })
      : getEntityConfig({ collectionSlug });
    const { tab } = placeOf(fields, refused, getData());
    void openField({ path: refused, tab });
  }, [isProcessing, isSubmitted, collectionSlug, globalSlug, getEntityConfig, getData, getFields]);
  return null;
}
