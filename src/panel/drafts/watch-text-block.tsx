'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

import { unlikeBefore } from '@/platform/payload/panel/form-state';

import { hasOtherWords, type Fields } from './fields';
import { addTextBlock } from './open-forms';

/**
 * Stands in the form of a block in a text, and shows nothing. Such a form is one of its own, and the document's form
 * has what the server was asked about. What was typed in the quarter of a second before an answer counts as asked
 * (Payload 3.90.2): it would stay behind, and neither be saved nor published.
 */
export function WatchTextBlock() {
  const { dispatchFields, getFields } = useForm();
  const id = useFormFields(([fields]) => fields['id']?.value);

  useEffect(() => {
    if (typeof id !== 'string') return;
    let handedOn: Fields = getFields();
    return addTextBlock(id, {
      getFields,
      noteHandedOn: (fields) => {
        handedOn = fields;
      },
      isAhead: () => hasOtherWords(handedOn, getFields()),
      noteUnsaved: () => dispatchFields(unlikeBefore()),
    });
  }, [id, getFields, dispatchFields]);

  return null;
}
