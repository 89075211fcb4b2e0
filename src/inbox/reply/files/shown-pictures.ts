import { byNameOf, isPicture } from '@/platform/formatted/pictures';
import type { MailFile } from '@/submissions/records/thread/thread';

/** Whether a file of ours is one that a page can draw. */
export const isShown = ({ name, kind, isKept, held }: MailFile): boolean =>
  isPicture(name) && kind === 'plain' && isKept && held === null;

export const pictureAddress = ({ id }: Pick<MailFile, 'id'>): string => `/admin/pictures/${id}`;

/** The addresses of pictures, by the names that a text calls them. */
export const pictureAddresses = (files: readonly MailFile[]): ReadonlyMap<string, string> =>
  new Map([...byNameOf(files.filter(isShown))].map(([name, file]) => [name, pictureAddress(file)]));
