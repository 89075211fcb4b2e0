'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';

import { uploadKinds, uploadLimit } from '@/platform/media/upload-limit';

const inMegabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10;

/**
 * Says what is too large as soon as somebody chooses it. Once it is on its way, a server that breaks
 * it off can say nothing: browsers still send, and see a broken connection.
 */
export function RefuseLargeFiles({ children }: { children: ReactNode }) {
  useEffect(() => {
    const refuse = (event: Event) => {
      const large = filesOf(event).filter(({ size }) => size > uploadLimit.fileBytes);
      if (large.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.target instanceof HTMLInputElement) event.target.value = '';
      for (const { name, size } of large)
        toast.error(`“${name}” has ${inMegabytes(size)} MB, which is too much. ${uploadKinds}`);
    };
    // Before the panel's own listeners, which React has at the root of the page.
    const kinds = ['change', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, refuse, { capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, refuse, { capture: true });
    };
  }, []);
  return children;
}

/** It is no picture, and is sent to an address that takes more. */
const isOurs = ({ dataset }: HTMLInputElement): boolean => 'ownLimit' in dataset;

function filesOf(event: Event): File[] {
  const { target } = event;
  const given =
    event instanceof DragEvent
      ? event.dataTransfer?.files
      : target instanceof HTMLInputElement && target.type === 'file' && !isOurs(target)
        ? target.files
        : undefined;
  return [...(given ?? [])];
}
