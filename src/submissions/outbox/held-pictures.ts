import { picturesIn } from '@/platform/formatted/pictures';
import { typeOf } from '@/platform/file-rules';

import { filesToSend } from '../records/attachments/draft-files';

/**
 * What stands in the text of a mail of the outbox, by the names of its files. The frame that draws the mail
 * loads nothing, so the pictures are a part of it.
 */
export async function heldPictures(id: string, text: string): Promise<ReadonlyMap<string, string>> {
  const wanted = picturesIn(text);
  if (wanted.length === 0) return new Map();
  const files = await filesToSend(id);
  return new Map(
    files
      .filter(({ name }) => wanted.includes(name))
      .map(({ name, content }) => [
        name,
        `data:${typeOf(name)};base64,${content.toString('base64')}`,
      ]),
  );
}
