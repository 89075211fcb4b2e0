import {
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';
import { useSaveForm } from '@/platform/payload/panel/draft-save';

import type { Saves } from './watch-saves';

const firstWaitMs = 5000;
const longestWaitMs = 5 * 60 * 1000;

/**
 * Saves again what the server did not answer. Payload (3.90.2) tries no second time before something else is typed.
 * @param document undefined where nothing may be saved
 */
export function useSaveAgain(document: LockedDocument | undefined, saves: Saves | undefined): void {
  const { getData } = useForm();
  const modified = useFormModified();
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].includes(true);
  const save = useSaveForm(document);
  const saveAgain = useEffectEvent(() => {
    if (!modified || isBusy || saves?.outcome() !== 'unanswered') return;
    // What was to be published, and did not arrive, is kept as a draft already.
    if (!saves.haveArrived(getData())) void save();
  });

  useEffect(() => {
    let wait = firstWaitMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = saves?.listen((outcome) => {
      clearTimeout(timer);
      if (outcome !== 'unanswered') wait = firstWaitMs;
      else {
        timer = setTimeout(() => saveAgain(), wait);
        wait = Math.min(2 * wait, longestWaitMs);
      }
    });
    const saveOnline = () => {
      wait = firstWaitMs;
      saveAgain();
    };
    addEventListener('online', saveOnline);
    return () => {
      clearTimeout(timer);
      end?.();
      removeEventListener('online', saveOnline);
    };
  }, [saves]);
}
