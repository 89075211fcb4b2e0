import type { ComponentProps } from 'react';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className'> {
  picture: {
    src: string;
    srcSet: string;
    width: number;
    height: number;
    alt: string;
    focus?: string | undefined;
  };
  /** How wide it stands, as in the `sizes` of an image. */
  sizes: string;
  /** For a picture that is in sight at once: it is not put off. */
  eager?: boolean;
}

/** A picture in the width that the screen needs. Its measures are known, so nothing shifts. */
export function Picture({ picture, eager = false, ...rest }: PictureProps) {
  const { src, srcSet, width, height, alt, focus } = picture;
  return (
    <img
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={focus ? { objectPosition: focus } : undefined}
      {...rest}
    />
  );
}
