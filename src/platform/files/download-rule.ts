import { endingOf, handedOut } from '../file-rules';
import { uploadLimit } from '../media/upload-limit';

const megabytes = uploadLimit.fileBytes / 1_000_000;

/** What people read who choose a file for visitors to download. */
export const downloadKinds = `Send a PDF, an office document, a ZIP archive, a CSV or a plain text of at most ${megabytes} MB.`;

const pictures = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg', 'gif', 'heic'];

interface Chosen {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file is not taken by its name and size, and what to do; undefined where it may be. */
export function downloadProblem({ name, size }: Chosen): string | undefined {
  const ending = endingOf(name);
  if (pictures.includes(ending))
    return `“${name}” is a picture. Add it under Media; a page offers it for download from there.`;
  if (!handedOut.has(ending))
    return `“${name}” is of a kind that is not handed out here. ${downloadKinds}`;
  if (size === 0) return `“${name}” is empty. Choose one that has something in it.`;
  if (size > uploadLimit.fileBytes)
    return `“${name}” is larger than ${megabytes} MB. Save it with smaller pictures, or in parts.`;
  return undefined;
}
