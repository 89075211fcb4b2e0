import { classNames } from '@/ui/class-names';
import type { SmallWords } from '@/words';

interface Marked {
  placeholder?: boolean | null | undefined;
}

interface SampleMarkProps {
  words: SmallWords;
  /** What the page shows. The mark stands while the box is ticked on any of them. */
  of: readonly Marked[];
  className?: string;
}

/** Tells visitors that somebody made up what stands here. Search engines do not quote it. */
export function SampleMark({ words, of: shown, className }: SampleMarkProps) {
  if (!shown.some(({ placeholder }) => placeholder === true)) return null;
  return (
    <small
      data-nosnippet=""
      className={classNames('block text-[14px] leading-[1.4] stretch-86', className)}
    >
      {words.everywhere.sample}
    </small>
  );
}

/** Of a list: where all of it is made up, one mark says so for the section, and its entries need none. */
export const isAllSample = (shown: readonly Marked[]): boolean =>
  shown.length > 0 && shown.every(({ placeholder }) => placeholder === true);

/** The one mark of a section that shows nothing but samples. */
export function SectionSampleMark({ of: shown, className, ...rest }: SampleMarkProps) {
  return isAllSample(shown) ? (
    <div data-sample="all" className={classNames('text-ink-soft', className)}>
      <SampleMark of={shown} {...rest} />
    </div>
  ) : null;
}

/** Names under which nobody can have a site (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example(\.(com|net|org))?|invalid|test)$/i;

/** Beside a link: its address is a sample, and leads nowhere. */
export function SampleAddress({ words, href }: { words: SmallWords; href: string }) {
  if (!URL.canParse(href) || !reserved.test(new URL(href).hostname)) return null;
  return (
    <small data-nosnippet="" className="block text-[14px] leading-[1.4] text-ink-soft stretch-86">
      {words.everywhere.sampleAddress}
    </small>
  );
}
