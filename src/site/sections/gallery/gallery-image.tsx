import { hatchClass } from '../../drawings';
import { classNames } from '@/ui/class-names';
import { Picture, type PictureFiles } from '@/ui/picture';

import PictureOrPath from './picture-or-path.island';

interface GalleryImageProps {
  picture: PictureFiles;
  path: string;
  sizes: string;
  hatch: number;
  first: boolean;
}

/** A picture over a tile that shows while it loads, and that says so if it cannot be loaded. */
export function GalleryImage({ picture, path, sizes, hatch, first }: GalleryImageProps) {
  return (
    <div
      className={classNames(
        'relative aspect-[3/2] overflow-hidden border-[1.5px] border-ink',
        hatchClass(hatch),
      )}
    >
      <PictureOrPath path={path}>
        <Picture
          picture={picture}
          sizes={sizes}
          eager={first}
          className="absolute inset-0 size-full object-cover dark:brightness-90"
        />
      </PictureOrPath>
    </div>
  );
}
