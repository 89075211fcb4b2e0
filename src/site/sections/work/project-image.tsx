'use client';

import { useEffect, useState } from 'react';

import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';
import { useHydrated } from '@/ui/use-hydrated';
import type { Picture as PictureFiles } from '../../content';

import { tellImageFailure, watchProjectImage } from './image-failures';

interface ProjectImageProps {
  picture: PictureFiles;
  sizes: string;
  /** In the first view, so loaded at once. */
  eager: boolean;
}

/** On phones as much of the screen as can be read, from its top left corner. */
const layout =
  'absolute top-0 left-0 size-full max-w-none object-cover object-left-top max-sm:h-auto max-sm:w-[150%] dark:brightness-[.82]';

/** Loads after mount and lies over the title tile. If it cannot be loaded, the tile stays. */
export function ProjectImage(props: ProjectImageProps) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(watchProjectImage, []);

  if (!hydrated)
    return (
      <>
        {props.eager ? <PreloadPicture {...props} /> : null}
        <noscript>
          <Picture {...props} className={layout} />
        </noscript>
      </>
    );
  if (state === 'failed') return null;
  return (
    <Picture
      {...props}
      className={classNames(layout, 'transition-opacity', state === 'loading' && 'opacity-0')}
      onLoad={() => setState('loaded')}
      onError={() => {
        setState('failed');
        tellImageFailure();
      }}
    />
  );
}

/**
 * Lets the browser fetch the picture while it still loads the scripts. In a server component this
 * would also make pages fetch the picture that only prefetch this one.
 */
function PreloadPicture({ picture, sizes }: Pick<ProjectImageProps, 'picture' | 'sizes'>) {
  return (
    <link
      rel="preload"
      as="image"
      href={picture.src}
      imageSrcSet={picture.srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
