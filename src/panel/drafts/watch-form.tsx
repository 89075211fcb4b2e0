'use client';

import {
  Banner,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';

import { BelowControls } from './below-controls';
import { holdDocument } from './hold-document';
import { OfferWords } from './offer-words';
import { addOpenForm, markTaken, unmarkTaken, useIsTaken } from './open-forms';
import { freezeForm } from './freeze-form';
import { useSaveAgain } from './save-again';
import { useSaveAsLeaving } from './save-as-leaving';
import { useSaveRefused } from './save-refused';
import { useSaves } from './watch-saves';

/**
 * Stands in the form of a document, and shows nothing until somebody takes the document over. Then
 * nothing is saved from here any more, and what was typed stays to be copied.
 */
export function WatchForm() {
  const { collectionSlug, globalSlug, id, isLocked } = useDocumentInfo();
  const { user } = useAuth();
  const { getFields, setModified } = useForm();
  const saving = useFormBackgroundProcessing();
  const slug = collectionSlug ?? globalSlug;
  // Who opened it: where a session ends, nobody is there, and the last words are still theirs.
  const [me] = useState(user?.id);
  const isTaken = useIsTaken(slug, id);
  const watched = useMemo(
    () => documentOf(collectionSlug, globalSlug, id),
    [collectionSlug, globalSlug, id],
  );
  const saves = useSaves(watched, me === undefined ? undefined : String(me));
  const mine = isTaken ? undefined : watched;
  useSaveAsLeaving(mine, saves);
  useSaveAgain(mine, saves);
  useSaveRefused(mine && saves);

  // Where Payload (3.90.2) knows that it saves, it does so itself: not in a save that follows the one before.
  const noteUnsaved = useEffectEvent(() => {
    if (!saving) setModified(true);
  });

  useEffect(() => {
    if (!watched || me === undefined) return;
    const hold = holdDocument(watched, String(me), () => markTaken(slug, id));
    const remove = addOpenForm(slug, id, {
      getFields,
      noteUnsaved: () => noteUnsaved(),
      noteHolder: hold.noteHolder,
    });
    return () => {
      remove();
      hold.end();
      unmarkTaken(slug, id);
    };
  }, [watched, slug, id, me, getFields]);

  if (isLocked) return <HeldByAnother />;
  if (isTaken) return <TakenOver />;
  return (
    watched &&
    saves &&
    me !== undefined && <OfferWords document={watched} me={String(me)} saves={saves} />
  );
}

/**
 * Whoever takes the document over writes in the form that Payload (3.90.2) draws anew once the lock is
 * theirs. In this one, what they typed would be refused, and gone a moment later.
 */
function HeldByAnother() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = here.current?.closest('form');
    return form ? freezeForm(form) : undefined;
  }, []);
  return <span ref={here} />;
}

const documentOf = (
  collection: string | undefined,
  global: string | undefined,
  id: string | number | undefined,
): LockedDocument | undefined => {
  if (collection === undefined) return global === undefined ? undefined : { global };
  return id === undefined ? undefined : { collection, id };
};

function TakenOver() {
  const { setDisabled } = useForm();
  const processing = useFormProcessing();
  const saving = useFormBackgroundProcessing();
  const here = useRef<HTMLSpanElement>(null);

  // At the end of a save, Payload lets the form save again.
  useEffect(() => setDisabled(true), [processing, saving, setDisabled]);

  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form) return;
    form.dataset.taken = '';
    const goOn = freezeForm(form);
    return () => {
      goOn();
      delete form.dataset.taken;
    };
  }, []);

  return (
    <span ref={here}>
      <BelowControls>
        <div role="alert">
          <Banner type="error">
            Somebody else has taken this over. What you have typed since is not saved. Copy what you
            need, then{' '}
            <button type="button" onClick={() => location.reload()}>
              see what stands there now
            </button>
            .
          </Banner>
        </div>
      </BelowControls>
    </span>
  );
}
