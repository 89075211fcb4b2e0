'use client';

import { useForm, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';

import { unlikeBefore } from '@/platform/payload/panel/form-state';

import { addTextBlock } from './open-forms';

/**
 * Stands in the form of a block in a text, and shows nothing. Such a form is one of its own, and the document's form
 * has what the server was asked about. What was typed in the quarter of a second before an answer counts as asked
 * (Payload 3.90.2): it would stay behind, and neither be saved nor published.
 */
export function WatchTextBlock() {
  const { dispatchFields, getFields } = useForm();
  const id = useFormFields(([fields]) => fields['id']?.value);

  const modified = useFormModified();
  const isModified = useEffectEvent(() => modified);

  useEffect(() => {
    if (typeof id !== 'string') return;
    return addTextBlock(id, {
      getFields,
      isModified: () => isModified(),
      noteUnsaved: () => dispatchFields(unlikeBefore()),
    });
  }, [id, getFields, dispatchFields]);

  return null;
}
