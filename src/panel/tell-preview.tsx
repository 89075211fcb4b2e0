'use client';

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

import { savedMessage } from '~/src/platform/payload/panel/preview-messages';

/**
 * Tells the preview that a save is answered. Payload tells it as well, but only after it has asked
 * the server for the form anew, which takes as long as the save.
 */
export function TellPreview() {
  const { data } = useDocumentInfo();
  const savedAt: unknown = data?.updatedAt;
  const { iframeRef, popupRef, url } = useLivePreviewContext();
  const told = useRef(savedAt);
  useEffect(() => {
    if (told.current === savedAt) return;
    told.current = savedAt;
    for (const preview of [iframeRef.current?.contentWindow, popupRef?.current])
      preview?.postMessage({ type: savedMessage }, window.location.origin);
  }, [iframeRef, popupRef, savedAt]);

  // Payload has the frame follow a slug that was changed, and leaves a window of its own where it was.
  const shown = useRef(url);
  useEffect(() => {
    if (url && shown.current !== url) popupRef?.current?.location.replace(url);
    shown.current = url;
  }, [popupRef, url]);
  return null;
}
