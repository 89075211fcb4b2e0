import type { QuotationBlock } from '@/payload-types';
import { Picture } from '@/ui/picture';

import { getPicture } from '../../content';
import type { BlockProps } from '../block-props';

/** What somebody said, beside the one layer. */
export async function QuotationPart({ block, id }: BlockProps<QuotationBlock>) {
  const { quote, author, role } = block;
  const picture = await getPicture(block.picture);
  return (
    <figure id={id} className="section-space page-width words-break">
      <div className="border-l-[18px] border-accent">
        <div className="max-w-[1180px] border-l-[1.5px] border-ink pl-[clamp(20px,3.4vw,56px)]">
          <blockquote className="text-[clamp(26px,3.5vw,54px)] leading-[1.14] font-[480] tracking-[-0.02em] text-pretty [font-stretch:90%]">
            {quote}
          </blockquote>
          <figcaption className="mt-[clamp(24px,2.6vw,40px)] flex items-center gap-4">
            {picture ? (
              <Picture
                picture={picture}
                sizes="72px"
                className="size-18 shrink-0 border-[1.5px] border-ink object-cover dark:brightness-[.82]"
              />
            ) : null}
            <span className="min-w-0">
              <b className="block font-[640]">{author}</b>{' '}
              {role ? <span className="text-ink-soft">{role}</span> : null}
            </span>
          </figcaption>
        </div>
      </div>
    </figure>
  );
}
