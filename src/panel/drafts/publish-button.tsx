'use client';

import {
  Button,
  PublishButton as PayloadsButton,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

import { marks } from '@/platform/payload/panel/marks';

import { useFormStateRequested } from './form-state-requests';
import { useIsTaken } from './open-forms';

/** By then what was typed last is on its way, also where the browser is busy. */
const saveBeginsWithinMs = 2000;

/**
 * Publishes once the draft has saved itself. After each change Payload (3.90.2) saves, and asks the
 * server about the form. An answer that comes after publishing was refused would take the reasons
 * away, and a save that comes after it leaves a draft of what was just published. Payload turns the
 * button off during the save, and a press on it would be lost (looks.css lets it come here).
 */
export function PublishButton() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  return useIsTaken(collectionSlug ?? globalSlug, id) ? <DeadButton /> : <WaitingButton />;
}

/** Somebody else has taken the document over. Payload's button would also save by its key. */
function DeadButton() {
  const { t } = useTranslation();
  return (
    <Button id={marks.publish.slice(1)} disabled size="medium" type="button" margin={false}>
      {t('version:publishChanges')}
    </Button>
  );
}

function WaitingButton() {
  const modified = useFormModified();
  const saving = useFormBackgroundProcessing();
  const asking = useFormStateRequested();
  const { unpublishedVersionCount, hasPublishedDoc } = useDocumentInfo();
  // As Payload judges it: right after a save it does not know the new draft yet.
  const canPublish = modified || unpublishedVersionCount > 0 || !hasPublishedDoc;
  const around = useRef<HTMLDivElement>(null);
  const [waits, setWaits] = useState(false);
  const button = () => around.current?.querySelector<HTMLButtonElement>(marks.publish) ?? null;

  function waitForSave(event: MouseEvent) {
    const pressed = button();
    if (!event.isTrusted || !pressed || !isOn(pressed, event)) return;
    if (pressed.disabled ? !saving : !modified && !asking) return;
    event.stopPropagation();
    setWaits(true);
  }

  useEffect(() => {
    if (!waits || saving || asking) return;
    const publish = () => {
      setWaits(false);
      // This click is not trusted, so it is let through.
      button()?.click();
    };
    // A save that was refused, or never began, keeps nobody from publishing.
    const timer = setTimeout(publish, modified || !canPublish ? saveBeginsWithinMs : 0);
    return () => clearTimeout(timer);
  }, [waits, saving, asking, modified, canPublish]);

  return (
    <div
      ref={around}
      className="publish-button"
      style={{ display: 'contents' }}
      aria-busy={waits}
      onClickCapture={waitForSave}
    >
      <PayloadsButton />
    </div>
  );
}

/** A press on a button that is off arrives at what lies around it. */
function isOn(button: HTMLButtonElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (!button.disabled) return target instanceof Node && button.contains(target);
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** In place of “Unpublish”, where the site cannot do without a page (collections/drafts/saves.ts). */
export const NoUnpublish = () => null;
