import { useEffect, useEffectEvent, useState } from 'react';

/** What somebody has dropped. */
export interface Dropped {
  readonly files: readonly File[];
  /** The names of folders, which are no files. */
  readonly folders: readonly string[];
  /** On the box of the words, and not only beside it. */
  readonly isOnBox: boolean;
  /** After how many letters of the box; null where nobody knows. */
  readonly at: number | null;
}

/**
 * Takes files that are dropped anywhere in the form of a box. Elsewhere nothing happens: the browser would
 * leave the page for the file.
 * @param boxId of the box
 * @returns whether files are being dragged over the page
 */
export function useDrop(boxId: string, onDrop: (dropped: Dropped) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const take = useEffectEvent((event: DragEvent, box: HTMLElement) => {
    const { target, dataTransfer } = event;
    if (!dataTransfer || !(target instanceof Node) || !box.closest('form')?.contains(target))
      return;
    const isOnBox = box.contains(target);
    onDrop({ ...contentOf(dataTransfer), isOnBox, at: isOnBox ? placeOf(event, box) : null });
  });

  useEffect(() => {
    const box = () => document.getElementById(boxId);
    function onDrag(event: DragEvent) {
      const { dataTransfer, target } = event;
      // What is not shown, such as in the list of a narrow page, takes nothing.
      if (!dataTransfer?.types.includes('Files') || !box()?.checkVisibility()) return;
      event.preventDefault();
      const isHere = target instanceof Node && box()?.closest('form')?.contains(target);
      dataTransfer.dropEffect = isHere ? 'copy' : 'none';
      setDragged(true);
    }
    function onLeave({ relatedTarget }: DragEvent) {
      if (relatedTarget === null) setDragged(false);
    }
    function onDropped(event: DragEvent) {
      setDragged(false);
      const place = box();
      if (!event.dataTransfer?.types.includes('Files') || !place?.checkVisibility()) return;
      event.preventDefault();
      take(event, place);
    }
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener('dragenter', onDrag, options);
    window.addEventListener('dragover', onDrag, options);
    window.addEventListener('dragleave', onLeave, options);
    window.addEventListener('drop', onDropped, options);
    return () => stop.abort();
  }, [boxId]);

  return isDragged;
}

function contentOf({ items, files }: DataTransfer): Pick<Dropped, 'files' | 'folders'> {
  const folders = Array.from(items).flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory ? [entry.name] : [];
  });
  return { folders, files: Array.from(files).filter(({ name }) => !folders.includes(name)) };
}

/** Not every browser says it of a text area. */
function placeOf({ clientX, clientY }: DragEvent, box: HTMLElement): number | null {
  if (!('caretPositionFromPoint' in document)) return null;
  const found = document.caretPositionFromPoint(clientX, clientY);
  return found?.offsetNode === box ? found.offset : null;
}
