'use client';

import {
  Banner,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import type { LockedDocument } from '@/platform/payload/panel/document-lock';
import { marks } from '@/platform/payload/panel/marks';

import { holdDocument } from './hold-document';
import { addOpenForm, markTaken, unmarkTaken, useIsTaken } from './open-forms';
import { freezeForm } from './freeze-form';
import { useSaveAsLeaving } from './save-as-leaving';

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
  const me = user?.id;
  const isTaken = useIsTaken(slug, id);
  useSaveAsLeaving(isTaken ? undefined : documentOf(collectionSlug, globalSlug, id));

  // Where Payload (3.90.2) knows that it saves, it does so itself: not in a save that follows the one before.
  const noteUnsaved = useEffectEvent(() => {
    if (!saving) setModified(true);
  });

  useEffect(() => {
    const document = documentOf(collectionSlug, globalSlug, id);
    if (!document || me === undefined) return;
    const hold = holdDocument(document, String(me), () => markTaken(slug, id));
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
  }, [collectionSlug, globalSlug, slug, id, me, getFields]);

  if (isLocked) return <HeldByAnother />;
  return isTaken && <TakenOver />;
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

/** Below the row of a document's buttons, and as wide as it. */
function TakenOver() {
  const { setDisabled } = useForm();
  const processing = useFormProcessing();
  const saving = useFormBackgroundProcessing();
  const here = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element>();

  // At the end of a save, Payload lets the form save again.
  useEffect(() => setDisabled(true), [processing, saving, setDisabled]);

  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form) return;
    const below = document.createElement('div');
    below.className = 'taken-over';
    form.querySelector(marks.controls)?.append(below);
    form.dataset.taken = '';
    setPlace(below);
    const goOn = freezeForm(form);
    return () => {
      goOn();
      delete form.dataset.taken;
      below.remove();
    };
  }, []);

  return (
    <span ref={here}>
      {place &&
        createPortal(
          <div role="alert">
            <Banner type="error">
              Somebody else has taken this over. What you have typed since is not saved. Copy what
              you need, then{' '}
              <button type="button" onClick={() => location.reload()}>
                see what stands there now
              </button>
              .
            </Banner>
          </div>,
          place,
        )}
    </span>
  );
}
