import type { PictureBlock } from '@/payload-types';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';

import { getPicture } from '../../content';
import type { BlockProps } from '../block-props';

/** A picture by itself, with what is said below it: in the column, or over the whole ground. */
export async function PicturePart({ block, id }: BlockProps<PictureBlock>) {
  const picture = await getPicture(block.picture);
  if (!picture) return null;
  const isWide = block.width === 'edges';
  return (
    <figure id={id} className="section-space break-inside-avoid">
      <div className={isWide ? undefined : 'page-width'}>
        <Picture
          picture={picture}
          sizes={isWide ? '100vw' : '(width >= 1600px) 1472px, 92vw'}
          className={classNames(
            'h-auto w-full border-ink dark:brightness-[.82]',
            isWide ? 'border-y-3 object-cover nav:max-h-[80vh]' : 'border-[1.5px]',
          )}
        />
      </div>
      {block.caption ? (
        <figcaption className="page-width mt-3 text-small text-ink-soft words-break">
          <span className="block max-w-[68ch]">{block.caption}</span>
        </figcaption>
      ) : null}
    </figure>
  );
}
