import { useForm, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffectEvent, useLayoutEffect } from 'react';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';
import { saveDraft } from '@/platform/payload/panel/draft-save';
import { withBlocks } from '@/platform/payload/panel/form-state';

import { findTextBlock } from './open-forms';

/**
 * Saves what was typed last before the form is left. Payload (3.90.2) waits a quarter of a second
 * after the last key, and saves nothing where the form is gone by then.
 * @param document undefined where nothing may be saved
 */
export function useSaveAsLeaving(document: LockedDocument | undefined): void {
  const { getData } = useForm();
  const modified = useFormModified();
  // What is being published has the last words.
  const publishing = useFormProcessing();
  const save = useEffectEvent(() => {
    if (!document || publishing) return;
    const data = getData();
    const whole = withBlocks(data, wordsInBlock);
    // A block of a text hands on what is typed in it a moment later.
    if (!modified && JSON.stringify(whole) === JSON.stringify(data)) return;
    // Nobody is there any more to be told.
    saveDraft(document, whole).catch(() => undefined);
  });
  // Before its blocks are gone.
  useLayoutEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, []);
}

function wordsInBlock(id: unknown): object | undefined {
  const form = findTextBlock(id);
  return form?.isAhead() ? reduceFieldsToValues(form.getFields(), true) : undefined;
}
