import type { ReactNode } from 'react';

import type { PictureLine } from '@/platform/formatted/pictures';
import { readFormat, type Block, type Line, type Span } from '@/platform/formatted/read-format';
import type { MailFile } from '@/submissions/records/thread/thread';
import { classNames } from '@/ui/class-names';

import { pictureAddresses } from '../files/shown-pictures';

interface FormattedTextProps {
  text: string;
  /** Of the same mail. */
  files: readonly MailFile[];
  className?: string;
}

/** A text of ours as its readers see it: the same notation as in its mail. */
export function FormattedText({ text, files, className }: FormattedTextProps) {
  const pictures = pictureAddresses(files);
  const blocks = readFormat(text, (name) => pictures.has(name));
  return (
    <div className={classNames('grid gap-y-[0.8em] wrap-anywhere', className)}>
      {numbered(blocks, (block) =>
        block.kind === 'picture' ? (
          <PictureOf picture={block} address={pictures.get(block.name)} />
        ) : (
          <BlockOf block={block} />
        ),
      )}
    </div>
  );
}

interface PictureOfProps {
  picture: PictureLine;
  address: string | undefined;
}

/** Where it stands, no wider than its place; as large as it is by itself. */
export const PictureOf = ({ picture, address }: PictureOfProps) => (
  <a href={address} target="_blank" rel="noreferrer" className="w-fit">
    <img
      src={address}
      alt={picture.alt}
      loading="lazy"
      className="max-h-[26rem] max-w-full border border-line"
    />
  </a>
);

const BlockOf = ({ block }: { block: Exclude<Block, { kind: 'picture' }> }) => {
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
    <li dir="auto" className="whitespace-pre-wrap">
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
