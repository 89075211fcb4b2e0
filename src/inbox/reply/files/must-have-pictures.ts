import 'server-only';

import { picturesIn } from '@/platform/formatted/pictures';
import { namesToGo, type DraftOf } from '@/submissions/records/attachments/draft-files';

import { Refusal } from '../../action/as-staff';

/**
 * A line that wants a picture which is not there would go out as it was typed.
 * @param key the id that the mail will have, or has since an earlier try
 * @throws Refusal
 */
export async function mustHavePictures(text: string, draft: DraftOf, key: string): Promise<void> {
  const wanted = picturesIn(text);
  if (wanted.length === 0) return;
  const there = await namesToGo(draft, key);
  const missing = wanted.find((name) => !there.has(name));
  if (missing !== undefined)
    throw new Refusal(
      `Not sent. The words show the picture ${missing}, which is not among the files. Attach it, or take its line out.`,
    );
}
