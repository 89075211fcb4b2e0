import 'server-only';

import type { Download, Media } from '@/payload-types';

import { asVisitor, cached } from '../content/cached';
import { readMedia } from '../content/picture';

export interface FileFacts {
  readonly url: string;
  readonly filename: string;
  readonly bytes: number;
  /** What it is called: its title, or what a picture shows. */
  readonly title: string;
}

const getDownload = cached('getDownload', ['downloads'], (payload, id: string) =>
  payload.findByID({ collection: 'downloads', id, depth: 0, disableErrors: true, ...asVisitor }),
);

interface Named {
  readonly download?: string | Download | null;
  /** A picture, where no file is named. */
  readonly file?: string | Media | null;
}

/** What a row of downloads names, as it was sent; undefined once it is gone, or while none is chosen. */
export async function getFile({ download, file }: Named): Promise<FileFacts | undefined> {
  if (!download) {
    const picture = await readMedia(file);
    return picture ? factsOf(picture, picture.alt) : undefined;
  }
  const found = typeof download === 'string' ? await getDownload(download) : download;
  return found ? factsOf(found, found.title) : undefined;
}

type Stored = Pick<Download, 'url' | 'filename' | 'filesize'>;

const factsOf = ({ url, filename, filesize }: Stored, title: string | null | undefined) =>
  url && filename ? { url, filename, bytes: filesize ?? 0, title: title || filename } : undefined;
