import { fillIn } from '@/forms/reply-template';
import type { SmallWords } from '@/words';
import { addressesOf, footnoteNode } from '~/collections/article-text';

import { FormattedText } from '../../formatted-text';

interface FootnoteMarkProps {
  words: SmallWords['articles'];
  /** 1 for the first. */
  number: number;
}

/** The number of a footnote among words, which leads to it. */
export function FootnoteMark({ words, number }: FootnoteMarkProps) {
  const { note, mark } = addressesOf(number);
  return (
    <sup className="text-[0.72em] leading-none">
      <a
        id={mark}
        href={`#${note}`}
        role="doc-noteref"
        aria-label={fillIn(words.footnote, { number: String(number) })}
        className="px-1 py-2 font-[640]"
      >
        {number}
      </a>
    </sup>
  );
}

interface FootnotesProps {
  words: SmallWords['articles'];
  /** In the order of their marks. */
  footnotes: readonly unknown[];
  paths: Readonly<Record<string, string>>;
}

/** The footnotes of a text, each with the way back to where it belongs. */
export function Footnotes({ words, footnotes, paths }: FootnotesProps) {
  if (footnotes.length === 0) return null;
  return (
    <section
      aria-labelledby="foot_notes"
      className="mt-[clamp(40px,4vw,64px)] max-w-[68ch] border-t-3 border-ink pt-5 text-[16px] leading-[1.5]"
    >
      <h2 id="foot_notes" className="mt-0! text-[20px]!">
        {words.footnotes}
      </h2>
      <ol className="mt-3 list-decimal pl-6 marker:font-[640]">
        {footnotes.map((footnote, at) => (
          <Footnote key={at} words={words} number={at + 1} node={footnote} paths={paths} />
        ))}
      </ol>
    </section>
  );
}

interface FootnoteProps extends FootnoteMarkProps {
  node: unknown;
  paths: Readonly<Record<string, string>>;
}

function Footnote({ words, number, node, paths }: FootnoteProps) {
  const text = footnoteNode.safeParse(node).data?.fields.text;
  const { note, mark } = addressesOf(number);
  const back = `${words.back} (${number})`;
  return (
    <li id={note} className="mt-3 pl-1.5 target:bg-sheet">
      {text ? <FormattedText body={text} paths={paths} /> : null}
      <a
        href={`#${mark}`}
        role="doc-backlink"
        aria-label={back}
        className="inline-flex min-h-8 min-w-8 items-center print:hidden"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
          <path d="M6 2 2 6l4 4M2 6h8a4 4 0 0 1 0 8H7" strokeWidth="1.5" />
        </svg>
      </a>
    </li>
  );
}
