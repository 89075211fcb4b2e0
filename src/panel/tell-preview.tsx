'use client';

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

import { isReady, savedMessage } from '~/src/platform/payload/panel/preview-messages';

/**
 * Tells the preview that a save is answered. Payload tells it as well, but only after it has asked
 * the server for the form anew, which takes as long as the save.
 */
export function TellPreview() {
  const { data } = useDocumentInfo();
  const savedAt: unknown = data?.updatedAt;
  const { iframeRef, popupRef, url } = useLivePreviewContext();
  const told = useRef(savedAt);
  const isHeard = useRef(true);
  useEffect(() => {
    if (told.current === savedAt) return;
    told.current = savedAt;
    isHeard.current = false;
    for (const preview of [iframeRef.current?.contentWindow, popupRef?.current]) tell(preview);
  }, [iframeRef, popupRef, savedAt]);

  // A page hears nothing of what is saved between its drawing and the start of its script.
  useEffect(() => {
    const listen = ({ source, origin, data: said }: MessageEvent<unknown>) => {
      const preview = [iframeRef.current?.contentWindow, popupRef?.current].find(
        (each) => each && each === source,
      );
      if (!preview || origin !== window.location.origin || !isReady(said)) return;
      if (isHeard.current) return;
      isHeard.current = true;
      tell(preview);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [iframeRef, popupRef]);

  // Payload has the frame follow a slug that was changed, and leaves a window of its own where it was.
  const shown = useRef(url);
  useEffect(() => {
    if (url && shown.current !== url) popupRef?.current?.location.replace(url);
    shown.current = url;
  }, [popupRef, url]);
  return null;
}

const tell = (preview: Window | null | undefined): void =>
  preview?.postMessage({ type: savedMessage }, window.location.origin);
