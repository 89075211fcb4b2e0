'use client';

import { useMay } from '../frame/only-for';
import type { Submission } from '../list/reads/submission';
import { priorityLabel } from '../list/words';
import { DetailEntry } from '../submission/detail-entry';

/** Tags and priority for who cannot change them: the others have them below, with their buttons. */
export function LabelFacts({ tags, priority }: Pick<Submission, 'tags' | 'priority'>) {
  if (useMay('work')) return null;
  return (
    <>
      {tags.length > 0 ? <DetailEntry heading="Tags">{tags.join(', ')}</DetailEntry> : null}
      {priority === 'normal' ? null : (
        <DetailEntry heading="Priority">{priorityLabel(priority)}</DetailEntry>
      )}
    </>
  );
}
