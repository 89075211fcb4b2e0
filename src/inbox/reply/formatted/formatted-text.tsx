import type { ReactNode } from 'react';

import { readFormat, type Block, type Line, type Span } from '@/platform/formatted/read-format';
import { classNames } from '@/ui/class-names';

interface FormattedTextProps {
  text: string;
  className?: string;
}

/** A text of ours as its readers see it: the same notation as in its mail. */
export const FormattedText = ({ text, className }: FormattedTextProps) => (
  <div className={classNames('grid gap-y-[0.8em] wrap-anywhere', className)}>
    {numbered(readFormat(text), (block) => (
      <BlockOf block={block} />
    ))}
  </div>
);

const BlockOf = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph')
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {numbered(block.lines, (line, at) => (
          <>
            {at === 0 ? '' : '\n'}
            <LineOf line={line} />
          </>
        ))}
      </p>
    );
  const items = numbered(block.items, (line) => (
    <li className="whitespace-pre-wrap">
      <LineOf line={line} />
    </li>
  ));
  return block.first === null ? (
    <ul dir="auto" className="list-disc pl-[1.4em]">
      {items}
    </ul>
  ) : (
    <ol dir="auto" start={block.first} className="list-decimal pl-[1.8em]">
      {items}
    </ol>
  );
};

const LineOf = ({ line }: { line: Line }) => numbered(line, (span) => <SpanOf span={span} />);

function SpanOf({ span }: { span: Span }): ReactNode {
  if (span.kind === 'text') return span.text;
  if (span.kind === 'bold')
    return (
      <strong className="font-[680]">
        <LineOf line={span.spans} />
      </strong>
    );
  return (
    <a
      href={span.address}
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-2"
    >
      {span.text}
    </a>
  );
}

/** Parts of a text have no names: where they stand tells them apart. */
const numbered = <Part,>(parts: readonly Part[], draw: (part: Part, at: number) => ReactNode) =>
  parts.map((part, at) => <Part key={at}>{draw(part, at)}</Part>);

const Part = ({ children }: { children: ReactNode }) => children;
