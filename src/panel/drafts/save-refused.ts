import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { hasOtherWords, type Fields } from './fields';
import type { Saves } from './watch-saves';

/** What a form was as it was sent. */
interface Sent {
  readonly fields: Fields;
  readonly isUnsaved: boolean;
}

/**
 * Saves what a refused Publish leaves unsaved. Payload (3.90.2) takes the form for saved once it is answered, whatever
 * the answer: what no automatic save had taken before, and what was typed meanwhile, when none begins.
 * @param saves undefined where nothing may be saved
 */
export function useSaveRefused(saves: Saves | undefined): void {
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
    // Not by the form, which would take the reasons away. A save of its own that began later may be overtaken.
    void saves
      ?.send(getData())
      .catch(() => undefined)
      .finally(noteUnsaved);
  });
  useEffect(() => {
    if (isProcessing) begin();
    else end();
  }, [isProcessing]);
}
