import { preload } from 'react-dom';

import { classNames } from '@/ui/class-names';
import { Picture, type PictureFiles } from '@/ui/picture';

interface ProjectImageProps {
  picture: PictureFiles;
  sizes: string;
  /** In the first view, so loaded at once. */
  eager: boolean;
}

/** On phones as much of the screen as can be read, from its top left corner. */
const layout =
  'absolute top-0 left-0 size-full max-w-none object-cover object-left-top max-sm:h-auto max-sm:w-[150%] dark:brightness-[.82]';

/**
 * Lies over the title tile once it has loaded. Where scripts run, `showProjectImages` takes it out
 * of its `noscript`, so that a picture that cannot be loaded leaves the tile.
 */
export function ProjectImage(props: ProjectImageProps) {
  const { picture, sizes, eager } = props;
  // The browser fetches it while it still loads the script.
  if (eager)
    preload(picture.src, {
      as: 'image',
      imageSrcSet: picture.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <noscript data-project-image>
      <Picture
        {...props}
        // The one in the first view is there as soon as the page: to fade it in would put it off.
        className={classNames(layout, !eager && 'transition-opacity')}
      />
    </noscript>
  );
}
