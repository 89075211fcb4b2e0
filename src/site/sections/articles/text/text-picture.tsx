import { classNames } from '@/ui/class-names';
import { Picture, type PictureFiles } from '@/ui/picture';
import { pictureNode } from '~/collections/article-text';

/** Higher than this it is cut around its focal point, so that it fits a screen. */
const highest = 5 / 4;

/** The files of a picture as a text names it; none once it is gone, or while none is chosen. */
export type PictureOf = (value: unknown) => PictureFiles | undefined;

/** A picture between paragraphs, with what is said below it. */
export function TextPicture({ node, pictureOf }: { node: unknown; pictureOf: PictureOf }) {
  const { data } = pictureNode.safeParse(node);
  const picture = pictureOf(data?.value);
  if (!data || !picture) return null;
  const caption = data.fields?.caption;
  const isHigh = picture.height > picture.width * highest;
  return (
    <figure className="my-8 break-inside-avoid">
      <Picture
        picture={picture}
        sizes="(width >= 760px) 680px, 92vw"
        className={classNames(
          'h-auto max-w-full border-[1.5px] border-ink dark:brightness-[.82]',
          isHigh && 'aspect-[4/5] w-full object-cover',
        )}
      />
      {caption ? (
        <figcaption className="mt-2.5 text-small leading-[1.45] text-ink-soft">
          {caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
