import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useNoteDraft } from '@/platform/payload/panel/draft-save';
import { asksWithinMs } from '@/platform/payload/panel/form-state';

import { hasOtherWords, type Fields } from './fields';
import type { Saves } from './watch-saves';

/** What a form was as it was sent. */
interface Sent {
  readonly fields: Fields;
  readonly isUnsaved: boolean;
}

/**
 * Saves what a refused Publish leaves unsaved. Payload (3.90.2) takes the form for saved once it is answered, whatever
 * the answer: what no automatic save had taken before, and what was typed meanwhile, when none begins. A request of
 * our own saves it, and the form is not told: it would ask the server about itself, whose answer takes the reasons away.
 * @param saves undefined where nothing may be saved
 */
export function useSaveRefused(saves: Saves | undefined): void {
  const { getData, getFields, setModified } = useForm();
  const isUnsaved = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const noteDraft = useNoteDraft();
  const sent = useRef<Sent>(undefined);

  const begin = useEffectEvent(() => {
    sent.current = { fields: getFields(), isUnsaved };
  });
  const save = async ({ keep, send }: Saves) => {
    const words = getData();
    // Whoever leaves before the answer finds them again.
    keep(words);
    const asked = wait(asksWithinMs);
    try {
      await send(words);
      noteDraft();
    } catch {
      await asked;
      setModified(true);
    }
  };
  const end = useEffectEvent(() => {
    const before = sent.current;
    if (!before || !isRefused || !saves) return;
    if (before.isUnsaved || hasOtherWords(before.fields, getFields())) void save(saves);
  });
  useEffect(() => {
    if (isProcessing) begin();
    else end();
  }, [isProcessing]);
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
