import {
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { saveDraft } from '@/platform/payload/panel/draft-save';

import { hasOtherWords, type Fields } from './fields';

/** What a form was as it was sent. */
interface Sent {
  readonly fields: Fields;
  readonly isUnsaved: boolean;
}

/**
 * Saves what a refused Publish leaves unsaved. Payload (3.90.2) takes the form for saved once it is answered, whatever
 * the answer: what no automatic save had taken before, and what was typed meanwhile, when none begins.
 */
export function useSaveRefused(): void {
  const { collectionSlug = '', globalSlug, id } = useDocumentInfo();
  const { getData, getFields, setModified } = useForm();
  const isUnsaved = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const sent = useRef<Sent>(undefined);

  const begin = useEffectEvent(() => {
    sent.current = { fields: getFields(), isUnsaved };
  });
  const end = useEffectEvent(() => {
    const before = sent.current;
    if (!before || !isRefused) return;
    if (!before.isUnsaved && !hasOtherWords(before.fields, getFields())) return;
    const noteUnsaved = () => setModified(true);
    noteUnsaved();
    const document = globalSlug
      ? { global: globalSlug }
      : id !== undefined && { collection: collectionSlug, id };
    if (!document) return;
    // Not by the form, which would take the reasons away. A save of its own that began later may be overtaken.
    saveDraft(document, getData())
      .catch(() => undefined)
      .finally(noteUnsaved);
  });
  useEffect(() => {
    if (isProcessing) begin();
    else end();
  }, [isProcessing]);
}
