import type { ComponentProps } from 'react';

import { classNames } from './class-names';
import { mediaOfScheme } from './media-of-scheme';

/** The files of a picture: the one for all, and those in the widths that there are. */
export interface PictureFiles {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** Where it is cut around, as CSS says a place; without one the design decides. */
  focus?: string | undefined;
  /** The same in dark colours, for the dark scheme; without it this one stands there, too. */
  dark?: PictureFiles | undefined;
}

/**
 * What a product's screen asks for on a phone, for `sizes`. It stands there in 135vw and is cut
 * (docs/decisions/06-pictures.md).
 */
export const screenOnPhone = '110vw';

interface PictureProps extends Omit<ComponentProps<'img'>, keyof PictureFiles | 'style'> {
  picture: PictureFiles;
  /** How wide it stands, as in the `sizes` of an image. */
  sizes: string;
  /** For a picture that is in sight at once: it is not put off, and comes with what is around it. */
  eager?: boolean;
}

/**
 * A picture in the width that the screen needs. Its measures are known, so nothing shifts. Of two, one for each
 * scheme, the browser fetches the one that shows.
 */
export function Picture({ picture, className, ...rest }: PictureProps) {
  const { dark } = picture;
  if (!dark) return <Image picture={picture} className={className} {...rest} />;
  return (
    <picture className="contents">
      <source
        data-dark
        media={mediaOfScheme.dark}
        srcSet={dark.srcSet}
        sizes={rest.sizes}
        width={dark.width}
        height={dark.height}
        // It follows a visitor's choice before React is there.
        suppressHydrationWarning
      />
      {/* It is dark already. */}
      <Image picture={picture} className={classNames(className, 'dark:filter-none!')} {...rest} />
    </picture>
  );
}

function Image({ picture, eager = false, ...rest }: PictureProps) {
  const { src, srcSet, width, height, alt, focus } = picture;
  return (
    <img
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      style={focus ? { objectPosition: focus } : undefined}
      {...rest}
    />
  );
}
