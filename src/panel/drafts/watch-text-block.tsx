'use client';

import { useDocumentForm, useForm, useFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect } from 'react';

import { textsWithBlock, unlikeBefore } from '@/platform/payload/panel/form-state';

import { hasOtherWords, type Fields } from './fields';
import { addTextBlock, findTextBlock } from './open-forms';
import { onceHandedOn } from './send-once-typed';

/**
 * Stands in the form of a block in a text, and shows nothing. Such a form is one of its own, and the document's form
 * has what the server was asked about. What was typed in the quarter of a second before an answer counts as asked
 * (Payload 3.90.2): it would stay behind, and neither be saved nor published. Where the block goes with its tab, so
 * would all that has no answer yet.
 */
export function WatchTextBlock() {
  const { dispatchFields, getFields } = useForm();
  const handWordsOn = useHandWordsOn();
  const id = useFormFields(([fields]) => fields['id']?.value);

  useEffect(() => {
    if (typeof id !== 'string') return;
    let handedOn: Fields = getFields();
    const isAhead = () => hasOtherWords(handedOn, getFields());
    const remove = addTextBlock(id, {
      getFields,
      noteHandedOn: (fields) => {
        handedOn = fields;
      },
      isAhead,
      noteUnsaved: () => dispatchFields(unlikeBefore()),
    });
    const handOn = () => {
      // Its tab may be open again.
      const shown = findTextBlock(id)?.getFields ?? getFields;
      handWordsOn(id, reduceFieldsToValues(shown(), true));
    };
    return () => {
      remove();
      if (!isAhead()) return;
      handOn();
      // What the editor has of it is older, and may be on its way to the document.
      onceHandedOn(handOn);
    };
  }, [id, getFields, dispatchFields, handWordsOn]);

  return null;
}

/** There is none where many documents are changed at once. */
const useFormOfDocument = (): Partial<ReturnType<typeof useDocumentForm>> => useDocumentForm();

/** @returns what puts the words of a block into the text that has it */
function useHandWordsOn(): (id: string, words: object) => void {
  const { getFields, dispatchFields, setModified } = useFormOfDocument();
  return useCallback(
    (id, words) => {
      for (const text of textsWithBlock(getFields?.() ?? {}, id, words)) {
        dispatchFields?.(text);
        setModified?.(true);
      }
    },
    [getFields, dispatchFields, setModified],
  );
}
