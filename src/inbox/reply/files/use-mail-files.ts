import { useEffect, type ClipboardEvent } from 'react';

import { safeName } from '@/platform/file-rules';
import {
  altFromName,
  freeName,
  isPicture,
  pictureLine,
  picturesIn,
  renamePicture,
  withoutPictures,
} from '@/platform/formatted/pictures';
import type { MailFile } from '@/submissions/records/thread/thread';

import { putLine } from '../formatted/edit-format';
import { useAttaching, type Attaching } from './use-attaching';
import { useDrop } from './use-drop';

interface MailFilesOf {
  /** Of the box of its words. */
  readonly boxId: string;
  /** Of the form that takes its files. */
  readonly uploadId: string;
  readonly files: readonly MailFile[];
  readonly onType?: (text: string) => void;
}

/** What the files of a mail that is being written need beside the field that chooses them. */
export interface WrittenFiles extends Attaching {
  /** Files are being dragged over the page. */
  readonly isDragged: boolean;
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  /** Has a picture of the mail stand where the caret of its words is. */
  readonly putIn: (name: string) => void;
}

/** Files are chosen, dropped or pasted; a picture that is dropped or pasted into the words stands there. */
export function useMailFiles({ boxId, uploadId, files, onType }: MailFilesOf): WrittenFiles {
  const attaching = useAttaching(uploadId, files);
  const { attach, going } = attaching;
  const isDragged = useDrop(boxId, ({ files: dropped, folders, isOnBox, at }) => {
    const box = boxOf(boxId);
    const refused = folders.map(
      (name) => `${name} was not attached. It is a folder: drop the files in it.`,
    );
    void (isOnBox && box && !box.readOnly
      ? putEach(box, dropped, { refused, at })
      : attach(dropped, refused));
  });
  useHeldBack(boxId, going !== '');

  /** Whatever else stands in the box meanwhile stays. */
  function change(box: HTMLTextAreaElement, changed: (text: string) => string) {
    const { selectionStart, selectionEnd } = box;
    const text = changed(box.value);
    if (text === box.value) return;
    box.value = text;
    box.setSelectionRange(selectionStart, selectionEnd);
    onType?.(text);
  }

  function put(box: HTMLTextAreaElement, name: string, alt: string, at = box.selectionStart) {
    const line = pictureLine({ alt, name });
    const edit = putLine({ text: box.value, start: at, end: at }, line);
    box.setRangeText(edit.put, edit.from, edit.to);
    // What it shows comes first: it can be typed at once.
    const from = edit.start + '[Picture: '.length;
    box.setSelectionRange(from, from + line.lastIndexOf('](') - '[Picture: '.length);
    box.focus();
    onType?.(box.value);
  }

  /** Pictures stand in the words at once, and go where they cannot be attached; other files are attached. */
  async function putEach(
    box: HTMLTextAreaElement,
    given: readonly File[],
    { refused = [], at = null }: { refused?: readonly string[]; at?: number | null },
  ) {
    const taken = new Set([...files.map(({ name }) => name), ...picturesIn(box.value)]);
    const meant = given.map(({ name }) => {
      if (!isPicture(name)) return null;
      const free = freeName(safeName(name), taken);
      taken.add(free);
      return free;
    });
    if (at !== null) box.setSelectionRange(at, at);
    for (const [index, name] of meant.entries()) {
      // Below the one before, whose words are selected.
      if (index > 0) box.setSelectionRange(...lineEnd(box));
      if (name !== null) put(box, name, altFromName(given[index]?.name ?? ''));
    }
    const names = await attach(given, refused);
    change(box, (text) =>
      meant.reduce<string>((all, name, index) => {
        if (name === null) return all;
        const stored = names[index] ?? null;
        return stored === null
          ? withoutPictures(all, name)
          : renamePicture(all, { from: name, to: stored });
      }, text),
    );
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files: pasted, types } = event.clipboardData;
    // Office programs copy a picture of their words as well.
    if (pasted.length === 0 || types.includes('text/plain') || event.currentTarget.readOnly) return;
    event.preventDefault();
    void putEach(event.currentTarget, Array.from(pasted), {});
  }

  function putIn(name: string) {
    const box = boxOf(boxId);
    if (box && !box.readOnly) put(box, name, altFromName(name));
  }

  return { ...attaching, isDragged, onPaste, putIn };
}

function boxOf(id: string): HTMLTextAreaElement | null {
  const box = document.getElementById(id);
  return box instanceof HTMLTextAreaElement ? box : null;
}

function lineEnd({ value, selectionEnd }: HTMLTextAreaElement): [number, number] {
  const next = value.indexOf('\n', selectionEnd);
  const end = next === -1 ? value.length : next;
  return [end, end];
}

/** A mail does not go before the files that are on their way to it: its status line says which. */
function useHeldBack(boxId: string, isGoing: boolean): void {
  useEffect(() => {
    const form = isGoing ? boxOf(boxId)?.form : null;
    if (!form) return undefined;
    const stop = new AbortController();
    const hold = (event: SubmitEvent) => {
      if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    form.addEventListener('submit', hold, { signal: stop.signal });
    return () => stop.abort();
  }, [boxId, isGoing]);
}
