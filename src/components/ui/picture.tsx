import type { Picture as PictureFiles } from '@/content/picture';

interface PictureProps {
  picture: PictureFiles;
  /** How wide it stands, as in the `sizes` of an image. */
  sizes: string;
  /** For a picture that is in sight at once: it is not put off. */
  eager?: boolean;
  className?: string;
}

/** A picture in the width that the screen needs. Its measures are known, so nothing shifts. */
export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const { src, srcSet, width, height, alt } = picture;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
