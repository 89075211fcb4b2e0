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
  const { getData, reset } = useForm();
  const [words, setWords] = useState<Words>();
  const [isRefused, setIsRefused] = useState(false);
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
  const throwAway = () => {
    forgetWords(document, me);
    setWords(undefined);
  };
  const putBack = async () => {
    try {
      await saves.send(words);
    } catch {
      setIsRefused(true);
      return;
    }
    // Payload (3.90.2) draws a form anew by an answer of the server, and breaks without.
    await reset(words);
    throwAway();
  };
  return (
    <BelowControls>
      <div role="status">
        <Banner type="info">
          What you typed here last could not be saved.{' '}
          {isRefused ? 'The server does not take it yet: try again in a minute. ' : ''}
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
