'use client';

import { useState } from 'react';

import { hatchClass } from '../../ground';
import { classNames } from '@/ui/class-names';
import type { Picture } from '../../content';

interface GalleryImageProps {
  picture: Picture;
  path: string;
  sizes: string;
  hatch: number;
  first: boolean;
}

/** A picture over a tile that shows while it loads, and that says so if it cannot be loaded. */
export function GalleryImage({ picture, path, sizes, hatch, first }: GalleryImageProps) {
  const [failed, setFailed] = useState(false);
  const { focus, ...files } = picture;
  return (
    <div
      className={classNames(
        'relative aspect-[3/2] overflow-hidden border-[1.5px] border-ink',
        hatchClass(hatch),
      )}
    >
      {failed ? (
        <div className="absolute inset-0 flex items-end p-5">
          <p className="bg-paper px-3.5 py-2.5 leading-[1.4] font-[640]">
            Image could not be loaded
            <span className="block text-small font-[420] wrap-anywhere stretch-86">{path}</span>
          </p>
        </div>
      ) : (
        <img
          {...files}
          style={focus ? { objectPosition: focus } : undefined}
          sizes={sizes}
          loading={first ? 'eager' : 'lazy'}
          className="absolute inset-0 size-full object-cover dark:brightness-90"
          // It may have failed before this code ran.
          ref={(image) => {
            if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(true);
          }}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
