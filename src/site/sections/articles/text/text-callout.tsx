import { classNames } from '@/ui/class-names';
import { calloutNode } from '~/collections/article-text';

import { FormattedText } from '../../formatted-text';

interface TextCalloutProps {
  node: unknown;
  /** What each kind is called. */
  words: Readonly<Record<'note' | 'warning', string>>;
  paths: Readonly<Record<string, string>>;
}

/** A note or a warning between paragraphs: it says which in words, and a warning looks heavier. */
export function TextCallout({ node, words, paths }: TextCalloutProps) {
  const { data } = calloutNode.safeParse(node);
  if (!data?.fields.text) return null;
  const kind = data.fields.kind ?? 'note';
  return (
    <div
      role="note"
      aria-label={words[kind]}
      className={classNames(
        'my-8 break-inside-avoid border-[1.5px] border-ink bg-sheet px-[clamp(16px,2vw,24px)] pt-4 pb-5',
        kind === 'warning' && 'border-t-[18px] border-t-accent',
      )}
    >
      <p className="mt-0! text-small font-[640] stretch-86">{words[kind]}</p>
      <FormattedText body={data.fields.text} paths={paths} />
    </div>
  );
}
