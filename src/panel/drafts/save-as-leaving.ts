import { useForm, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';
import { saveDraft } from '@/platform/payload/panel/draft-save';

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
    if (!document || !modified || publishing) return;
    // Nobody is there any more to be told.
    saveDraft(document, getData()).catch(() => undefined);
  });
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, []);
}
