'use client';

import { useEffect, type ReactNode } from 'react';

import { island } from '@/islands/island';
import { showToast } from '@/ui/toast/toast';
import { useFailedPicture } from '@/ui/use-failed-picture';
import { projectImagesFailed } from '@/words/specified-texts';

let isTold = false;

/** Eight that fail together are one message, not eight. */
function tell(): void {
  if (isTold) return;
  isTold = true;
  void showToast({ title: projectImagesFailed, tone: 'error' });
}

/** Takes a picture away that cannot be loaded: the tile below says what it would have shown. */
function PictureOrTile({ children }: { children: ReactNode }) {
  const [place, isFailed] = useFailedPicture();
  useEffect(() => {
    if (isFailed) tell();
  }, [isFailed]);
  return isFailed ? null : (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}

export default island({ name: 'picture-or-tile', wake: 'failure' }, PictureOrTile);
