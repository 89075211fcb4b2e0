import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useNoteDraft } from '@/platform/payload/panel/draft-save';

import { hasOtherWords, type Fields } from './fields';
import type { Saves } from './watch-saves';

/** What a form was as it was sent. */
interface Sent {
  readonly fields: Fields;
  readonly isUnsaved: boolean;
}

/** By then Payload (3.90.2) has looked whether it asks about a form that has got its reasons. */
const looksWithinMs = 500;

/**
 * Saves what a refused Publish leaves unsaved. Payload (3.90.2) takes the form for saved once it is answered, whatever
 * the answer: what no automatic save had taken before, and what was typed meanwhile, when none begins. Not by the form,
 * and without a word to it while all goes well: it would ask about itself, and the answer takes the reasons away.
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
  const save = async (keeper: Saves) => {
    const words = getData();
    // Whoever leaves before the answer finds them again.
    keeper.keep(words);
    const looked = wait(looksWithinMs);
    try {
      await keeper.send(words);
      noteDraft();
    } catch {
      await looked;
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
