'use client';

import type { ReactNode } from 'react';

import { island } from '@/islands/island';
import { useFailedPicture } from '@/ui/use-failed-picture';
import { galleryImageFailed } from '@/words/specified-texts';

interface PictureOrPathProps {
  path: string;
  /** The picture. */
  children: ReactNode;
}

/** Puts words and the path in the place of a picture that cannot be loaded. */
function PictureOrPath({ path, children }: PictureOrPathProps) {
  const [place, isFailed] = useFailedPicture();
  if (!isFailed)
    return (
      <div ref={place} className="contents">
        {children}
      </div>
    );
  return (
    <div className="absolute inset-0 flex items-end p-5">
      <p className="bg-paper px-3.5 py-2.5 leading-[1.4] font-[640]">
        {galleryImageFailed}
        <span className="block text-small font-[420] wrap-anywhere stretch-86">{path}</span>
      </p>
    </div>
  );
}

export default island({ name: 'picture-or-path', wake: 'failure' }, PictureOrPath);
