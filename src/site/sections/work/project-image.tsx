import { preload } from 'react-dom';

import { mediaOfScheme } from '@/ui/media-of-scheme';
import { Picture, type PictureFiles } from '@/ui/picture';

import PictureOrTile from './picture-or-tile.island';

interface ProjectImageProps {
  picture: PictureFiles;
  sizes: string;
  /** In the first view, so loaded at once. */
  eager: boolean;
}

/** On phones as much of the screen as can be read, from its top left corner. */
const layout =
  'absolute top-0 left-0 size-full max-w-none object-cover object-left-top max-sm:h-auto max-sm:w-[150%] dark:brightness-[.82]';

/** Lies over the title tile, which stays if the picture cannot be loaded. */
export function ProjectImage(props: ProjectImageProps) {
  const { picture, sizes, eager } = props;
  // The browser fetches it before it has read as far as here.
  if (eager && picture.dark) {
    fetchAhead(picture, sizes, mediaOfScheme.light);
    fetchAhead(picture.dark, sizes, mediaOfScheme.dark);
  } else if (eager) fetchAhead(picture, sizes);
  return (
    <PictureOrTile>
      <Picture {...props} className={layout} />
    </PictureOrTile>
  );
}

const fetchAhead = ({ src, srcSet }: PictureFiles, sizes: string, media?: string) =>
  preload(src, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
