'use client';

import {
  Banner,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

import { addOpenForm } from './open-forms';

/**
 * Stands in the form of a document, and shows nothing until somebody takes the document over. Then
 * nothing is saved from here any more, and what was typed stays to be copied.
 */
export function WatchForm() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const { getFields, setDisabled } = useForm();
  const processing = useFormProcessing();
  const saving = useFormBackgroundProcessing();
  const isOurs = useRef(false);
  const [isTaken, setIsTaken] = useState(false);
  const slug = collectionSlug ?? globalSlug;
  const me = user?.id;

  useEffect(() => {
    const isTakenFromBy = (holder: string) => {
      const isTakenNow = isOurs.current && holder !== me;
      isOurs.current ||= holder === me;
      if (isTakenNow) setIsTaken(true);
      return isTakenNow;
    };
    return addOpenForm(slug, id, { getFields, isTakenFromBy });
  }, [slug, id, me, getFields]);

  // A save that was under way turns the form on again as it ends.
  useEffect(() => {
    if (isTaken) setDisabled(true);
  }, [isTaken, processing, saving, setDisabled]);

  // Payload (3.90.2) holds the document for five minutes after somebody has left it.
  useEffect(() => {
    const leave = () => {
      if (!isOurs.current || me === undefined) return;
      const document = collectionSlug
        ? `where[document.relationTo][equals]=${collectionSlug}&where[document.value][equals]=${id ?? ''}`
        : `where[globalSlug][equals]=${globalSlug ?? ''}`;
      const own = `where[user.value][equals]=${me}`;
      void fetch(`/api/payload-locked-documents?${document}&${own}`, {
        method: 'DELETE',
        keepalive: true,
      }).catch(() => undefined);
      isOurs.current = false;
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [collectionSlug, globalSlug, id, me]);

  if (!isTaken) return null;
  return (
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
  );
}
