'use client';

import { Banner, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';

import { BelowControls } from './below-controls';
import { findWords, forgetWords, hasSameWords, type Words } from './unsaved-words';
import type { Saves } from './watch-saves';

interface OfferWordsProps {
  readonly document: LockedDocument;
  readonly me: string;
  readonly saves: Saves;
}

/** Offers what could not be saved when this document was left in this tab before. */
export function OfferWords({ document, me, saves }: OfferWordsProps) {
  const { getData, reset, setModified } = useForm();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    const look = () => {
      const found = findWords(document, me);
      if (!found) return;
      if (hasSameWords(found, getData())) forgetWords(document, me);
      else setWords(found);
    };
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [document, me, getData]);

  if (!words) return null;
  const putBack = async () => {
    // Until they are saved.
    saves.keep(words);
    await reset(words);
    setModified(true);
    setWords(undefined);
  };
  const throwAway = () => {
    forgetWords(document, me);
    setWords(undefined);
  };
  return (
    <BelowControls>
      <div role="status">
        <Banner type="info">
          What you typed here last could not be saved.{' '}
          <button type="button" onClick={() => void putBack()}>
            Put your words back
          </button>{' '}
          <button type="button" onClick={throwAway}>
            Throw them away
          </button>
        </Banner>
      </div>
    </BelowControls>
  );
}
