import { hatchClass } from '../../ground';
import { classNames } from '@/ui/class-names';
import { Picture, type PictureFiles } from '@/ui/picture';

interface GalleryImageProps {
  picture: PictureFiles;
  path: string;
  sizes: string;
  hatch: number;
  first: boolean;
}

/**
 * A picture over a tile that shows while it loads, and that says so if it cannot be loaded
 * (`watchGalleryImages`).
 */
export function GalleryImage({ picture, path, sizes, hatch, first }: GalleryImageProps) {
  return (
    <div
      className={classNames(
        'relative aspect-[3/2] overflow-hidden border-[1.5px] border-ink',
        hatchClass(hatch),
      )}
    >
      <Picture
        picture={picture}
        sizes={sizes}
        eager={first}
        data-gallery-image={path}
        className="absolute inset-0 size-full object-cover dark:brightness-90"
      />
    </div>
  );
}
