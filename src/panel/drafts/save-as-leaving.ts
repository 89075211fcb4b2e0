import { toast, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { addressOfDocument, addressOfGlobal } from '@/platform/payload/panel/addresses';
import type { LockedDocument } from '@/platform/payload/panel/document-lock';
import { outlivesPage } from '@/platform/payload/panel/draft-save';
import { withBlocks } from '@/platform/payload/panel/form-state';

import { findTextBlock } from './open-forms';
import type { Words } from './unsaved-words';
import type { Saves } from './watch-saves';

/**
 * Saves what was typed last before the form is left. Payload (3.90.2) waits a quarter of a second
 * after the last key, and saves nothing where the form is gone by then; where drafts save themselves, it
 * asks nobody before they leave what cannot be saved. A phone tells a page that it is hidden, and
 * may end it after that without a word.
 * @param document undefined where nothing may be saved
 */
export function useSaveAsLeaving(
  document: LockedDocument | undefined,
  saves: Saves | undefined,
): void {
  const { getData } = useForm();
  const modified = useFormModified();
  const publishing = useFormProcessing();
  const sent = useRef<string>(undefined);

  const unsaved = (): Words | undefined => {
    if (!document) return undefined;
    const data = getData();
    const whole: Words = { ...withBlocks(data, wordsInBlock) };
    // A block of a text hands on what is typed in it a moment later.
    const isUnsaved = modified || saves?.isKeeping() === true;
    if (!isUnsaved && JSON.stringify(whole) === JSON.stringify(data)) return undefined;
    return saves?.haveArrived(whole) === true ? undefined : whole;
  };

  const send = (words: Words, onLost?: () => void): void => {
    const json = JSON.stringify(words);
    if (!saves || json === sent.current) return;
    // What is being published has the last words, and may not arrive.
    if (publishing) {
      saves.keep(words);
      return;
    }
    sent.current = json;
    // The answer may find nobody here.
    if (saves.outcome() !== 'kept') saves.keep(words);
    saves.send(words).catch(() => {
      sent.current = undefined;
      saves.keep(words);
      onLost?.();
    });
  };

  const save = useEffectEvent(() => {
    const words = unsaved();
    if (words) send(words);
  });
  const saveForLast = useEffectEvent(() => {
    const words = unsaved();
    if (words && document) send(words, () => tellLost(document));
  });
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    const words = unsaved();
    if (!words) return;
    const isSure = !publishing && saves?.outcome() === 'kept' && outlivesPage(words);
    // It may arrive while the question stands, or before the page that is asked for is drawn.
    send(words);
    if (!isSure) event.preventDefault();
  });

  // Before its blocks are gone.
  useLayoutEffect(() => {
    const saveHidden = () => {
      if (window.document.visibilityState === 'hidden') save();
    };
    const askFirst = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', askFirst);
    window.document.addEventListener('visibilitychange', saveHidden);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('beforeunload', askFirst);
      window.document.removeEventListener('visibilitychange', saveHidden);
      removeEventListener('pagehide', save);
      saveForLast();
    };
  }, []);
}

function tellLost(document: LockedDocument): void {
  const address =
    'global' in document
      ? addressOfGlobal(document.global)
      : addressOfDocument(document.collection, String(document.id));
  toast.error('What you typed last could not be saved. Open it again to put your words back.', {
    duration: Infinity,
    action: { label: 'Open it', onClick: () => location.assign(address) },
  });
}

function wordsInBlock(id: unknown): object | undefined {
  const form = findTextBlock(id);
  return form?.isAhead() ? reduceFieldsToValues(form.getFields(), true) : undefined;
}
