'use client';

import {
  Button,
  PublishButton as PayloadsButton,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

import { arrivesWithinMs } from '@/platform/payload/panel/form-state';
import { marks } from '@/platform/payload/panel/marks';

import { useFormStateRequested } from './form-state-requests';
import { useIsTaken } from './open-forms';
import { deedsInEditors } from './send-once-typed';

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
  const quietFrom = useQuietFrom(around, asking);
  const button = () => around.current?.querySelector<HTMLButtonElement>(marks.publish) ?? null;

  function waitForSave(event: MouseEvent) {
    const pressed = button();
    if (!event.isTrusted || !pressed || !isOn(pressed, event)) return;
    const isQuiet = Date.now() >= quietFrom.current;
    if (pressed.disabled ? !saving : !modified && !asking && isQuiet) return;
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
    const begins = modified || !canPublish ? saveBeginsWithinMs : 0;
    const timer = setTimeout(publish, Math.max(begins, quietFrom.current - Date.now()));
    return () => clearTimeout(timer);
  }, [waits, saving, asking, modified, canPublish, quietFrom]);

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

/** @returns when what was done last on the page, or answered by the server, has arrived in the form */
function useQuietFrom(button: RefObject<Element | null>, asking: boolean): RefObject<number> {
  const from = useRef(0);
  useEffect(() => {
    from.current = Date.now() + arrivesWithinMs;
  }, [asking]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Node && button.current?.contains(target)) return;
      from.current = Date.now() + arrivesWithinMs;
    };
    const deeds = [...deedsInEditors, 'click'];
    for (const deed of deeds) document.addEventListener(deed, note, true);
    return () => {
      for (const deed of deeds) document.removeEventListener(deed, note, true);
    };
  }, [button]);
  return from;
}

/** A press on a button that is off arrives at what lies around it. */
function isOn(button: HTMLButtonElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (!button.disabled) return target instanceof Node && button.contains(target);
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** In place of “Unpublish”, where the site cannot do without a page (collections/drafts/saves.ts). */
export const NoUnpublish = () => null;
