'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';

import { headBytes, readHead } from '@/platform/media/picture-head';
import { problemWith } from '@/platform/media/upload-limit';
import { downloadProblem } from '@/platform/files/download-rule';

import { tellSameFiles } from './same-files';

/**
 * Says what the server would not take as soon as somebody chooses it, and lets the others go on: once
 * a file is on its way, a server that breaks it off can say nothing, and browsers see a broken
 * connection.
 */
export function RefuseFiles({ children }: { children: ReactNode }) {
  // Who is not signed in is told of no such collection.
  const takesHeic = useConfig().config.collections.some(
    ({ slug, upload }) => slug === 'media' && upload.mimeTypes?.includes('image/heic') === true,
  );
  useEffect(() => {
    const known = new WeakSet<Event>();
    const refuse = (event: Event) => {
      const files = known.has(event) ? [] : filesOf(event);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const takes = takenAt(event);
      const problemOf = (file: File) =>
        takes === 'downloads' ? downloadProblem(file) : problemOfPicture(file, takesHeic);
      void taken(files, problemOf).then((good) => {
        const next = again(event, good);
        if (!next) return;
        known.add(next);
        event.target?.dispatchEvent(next);
        if (takes === 'media') void tellSameFiles(good);
      });
    };
    // Before the panel's own listeners, which React has at the root of the page.
    const kinds = ['change', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, refuse, { capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, refuse, { capture: true });
    };
  }, [takesHeic]);
  return children;
}

type Problem = string | undefined;

/** Those of the files that the server may take; of each other one it is said why not. */
async function taken(
  files: readonly File[],
  problemOf: (file: File) => Problem | Promise<Problem>,
): Promise<File[]> {
  const good: File[] = [];
  for (const file of files) {
    const problem = await problemOf(file);
    if (problem === undefined) good.push(file);
    else toast.error(problem, { duration: 10_000 });
  }
  return good;
}

async function problemOfPicture(file: File, takesHeic: boolean): Promise<Problem> {
  const bytes = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return problemWith(file, readHead(new Uint8Array(bytes)), takesHeic);
}

/** Which files are taken where an event was: what the field offers to choose says so, or where it stands. */
function takenAt({ target }: Event): 'downloads' | 'media' {
  if (!(target instanceof Element)) return 'media';
  const near = target.closest('.dropzone') ?? target;
  const input = near.matches('input') ? near : near.querySelector('input[type=file]');
  const offered = input?.getAttribute('accept');
  if (offered) return offered.includes('application/pdf') ? 'downloads' : 'media';
  return near.closest('[id$="__download"]') ? 'downloads' : 'media';
}

/** The same event, with these files; none where none is left. */
function again(event: Event, files: readonly File[]): Event | undefined {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const { target, type } = event;
  if (event instanceof DragEvent) {
    const { clientX, clientY } = event;
    const shape = { bubbles: true, cancelable: true, clientX, clientY, dataTransfer };
    return files.length > 0 ? new DragEvent(type, shape) : undefined;
  }
  if (!(target instanceof HTMLInputElement)) return undefined;
  if (files.length > 0) target.files = dataTransfer.files;
  else target.value = '';
  return files.length > 0 ? new Event(type, { bubbles: true }) : undefined;
}

/** It is neither, and is sent to an address that takes more. */
const isOurs = ({ dataset }: HTMLInputElement): boolean => 'ownLimit' in dataset;

function filesOf(event: Event): File[] {
  const { target } = event;
  const input = target instanceof HTMLInputElement ? target : undefined;
  if (input && isOurs(input)) return [];
  const given = event instanceof DragEvent ? event.dataTransfer?.files : input?.files;
  return [...(given ?? [])];
}
