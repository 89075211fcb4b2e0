'use client';

import {
  PublishButton as PayloadsButton,
  useFormBackgroundProcessing,
  useFormModified,
} from '@payloadcms/ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** By then what was typed last is on its way, also where the browser is busy. */
const saveBeginsWithinMs = 2000;

/**
 * Publishes once the draft has saved itself. After each change Payload (3.90.2) saves, and asks the
 * server about the form. An answer that comes after publishing was refused would take the reasons
 * away, and a save that comes after it leaves a draft of what was just published.
 */
export function PublishButton() {
  const modified = useFormModified();
  const saving = useFormBackgroundProcessing();
  const button = useRef<HTMLElement | null>(null);
  const [waits, setWaits] = useState(false);

  function waitForSave(event: MouseEvent) {
    if (!modified || !event.isTrusted || !(event.target instanceof Element)) return;
    button.current = event.target.closest<HTMLElement>('#action-save');
    if (!button.current) return;
    event.stopPropagation();
    setWaits(true);
  }

  useEffect(() => {
    if (!waits || saving) return;
    const publish = () => {
      setWaits(false);
      // This click is not trusted, so it is let through.
      button.current?.click();
    };
    // A save that was refused, or never began, keeps nobody from publishing.
    const timer = setTimeout(publish, modified ? saveBeginsWithinMs : 0);
    return () => clearTimeout(timer);
  }, [waits, saving, modified]);

  return (
    <div style={{ display: 'contents' }} aria-busy={waits} onClickCapture={waitForSave}>
      <PayloadsButton />
    </div>
  );
}
