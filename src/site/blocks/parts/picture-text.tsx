import type { PictureTextBlock } from '@/payload-types';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';
import { SmallLabel } from '@/ui/section-head';

import { getPagePaths, getPicture, linkAddress } from '../../content';
import { FormattedText } from '../../sections/formatted-text';
import { ActionLinks } from '../action-links';
import type { BlockProps } from '../block-props';

/** Words beside a picture; on a phone above it. */
export async function PictureTextPart({ block, id }: BlockProps<PictureTextBlock>) {
  const { label, heading, body, side, action } = block;
  const [picture, paths, leadsOn] = await Promise.all([
    getPicture(block.picture),
    getPagePaths(),
    linkAddress(action),
  ]);
  const isLeft = side === 'left';
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space words-break">
      <div
        className={classNames('page-width items-center', isLeft ? 'columns-7-5' : 'columns-5-7')}
      >
        <div className={isLeft ? 'nav:order-2' : undefined}>
          <SmallLabel>{label}</SmallLabel>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <div className="mt-6 border-t-3 border-ink pt-2">
            <FormattedText body={body} paths={paths} />
          </div>
          {leadsOn ? (
            <p className="mt-8">
              <ActionLinks action={action} look="outline" />
            </p>
          ) : null}
        </div>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(width >= 961px) 52vw, 92vw"
            className="aspect-[4/3] h-auto w-full border-[1.5px] border-ink object-cover dark:brightness-[.82]"
          />
        ) : null}
      </div>
    </section>
  );
}
