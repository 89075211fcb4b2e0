import type { ReactNode } from 'react';

import { fillIn } from '@/forms/reply-template';
import { readFormat, type Block, type Line } from '@/platform/formatted/read-format';
import { sizeWords } from '@/platform/file-rules';
import { momentInWords } from '@/platform/place/wording';
import type { SeenEntry, SeenFile } from '@/submissions/records/prospects-page/seen-thread';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import type { SmallWords } from '@/words';

export interface Answer {
  readonly label: string;
  readonly text: string;
}

interface ThreadProps {
  reference: string;
  brand: string;
  words: SmallWords['prospectsPage'];
  /** What began it; null where a mail did. */
  sent: {
    readonly at: Date;
    readonly answers: readonly Answer[];
    files: readonly SeenFile[];
  } | null;
  entries: readonly SeenEntry[];
}

/** What its sender wrote, and what we wrote to them: the oldest first. */
export const Thread = ({ reference, brand, words, sent, entries }: ThreadProps) => (
  <ol className="mt-6 border-t-[3px] border-ink">
    {sent ? (
      <Item by={words.form} at={sent.at} isOurs={false}>
        <dl className="mt-3">
          {sent.answers.map(({ label, text }) => (
            <div key={label} className="mt-3">
              <dt className="text-[15px] text-ink-soft">{label}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <Files {...{ reference, words }} files={sent.files} />
      </Item>
    ) : null}
    {entries.map(({ id, isOurs, text, signature, isCut, at, files }) => (
      <Item key={id} by={isOurs ? fillIn(words.us, { brand }) : words.you} {...{ at, isOurs }}>
        {isOurs ? (
          <div className="mt-3 grid gap-3 wrap-anywhere">{drawText(text, reference, files)}</div>
        ) : text === '' ? null : (
          <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        )}
        {isCut ? <p className="mt-2 text-ink-soft">{words.cut}</p> : null}
        {signature === null ? null : (
          <p
            dir="auto"
            className="mt-3 text-[15px] wrap-anywhere whitespace-pre-line text-ink-soft"
          >
            {signature}
          </p>
        )}
        <Files {...{ reference, words, files }} />
      </Item>
    ))}
  </ol>
);

interface ItemProps {
  by: string;
  at: Date;
  isOurs: boolean;
  children: ReactNode;
}

const Item = ({ by, at, isOurs, children }: ItemProps) => (
  <li
    className={classNames(
      'border-b border-line py-6',
      isOurs ? 'border-l-[6px] border-l-accent pl-[clamp(14px,2vw,28px)]' : null,
    )}
  >
    <h3 className="text-[17px]">{by}</h3>
    <p className="text-[15px] text-ink-soft">
      <time dateTime={at.toISOString()}>{momentInWords(at)}</time>
    </p>
    {children}
  </li>
);

interface FilesProps {
  reference: string;
  words: SmallWords['prospectsPage'];
  files: readonly SeenFile[];
}

const Files = ({ reference, words, files }: FilesProps) =>
  files.length === 0 ? null : (
    <ul className="mt-3">
      {files.map(({ id, name, size, isThere }) => (
        <li key={id} className="wrap-anywhere">
          {isThere ? (
            // A file, and no page.
            <a
              href={`/received/${reference}/files/${id}`}
              download
              className="inline-block py-2.5 underline underline-offset-4"
            >
              {name}
            </a>
          ) : (
            <span className="inline-block py-2.5">{name}</span>
          )}{' '}
          <span className="text-[15px] text-ink-soft">
            {sizeWords(size)}
            {isThere ? null : `, ${words.held}`}
          </span>
        </li>
      ))}
    </ul>
  );

/** With the pictures that stand between its words. */
function drawText(text: string, reference: string, files: readonly SeenFile[]): ReactNode {
  const shown = new Map(files.flatMap(({ name, id, isThere }) => (isThere ? [[name, id]] : [])));
  return readFormat(text, (name) => shown.has(name)).map((block, at) =>
    block.kind === 'picture' ? (
      <img
        key={at}
        src={`/received/${reference}/files/${shown.get(block.name) ?? ''}`}
        alt={block.alt}
        className="h-auto max-w-full"
      />
    ) : (
      drawBlock(block, at)
    ),
  );
}

type Words = Exclude<Block, { kind: 'picture' }>;

const drawBlock = (block: Words, at: number): ReactNode => {
  if (block.kind === 'paragraph')
    return (
      <p key={at} dir="auto" className="whitespace-pre-wrap">
        {block.lines.map((line, number) => (
          <span key={number}>
            {number > 0 ? <br /> : null}
            {drawLine(line)}
          </span>
        ))}
      </p>
    );
  const items = block.items.map((item, number) => <li key={number}>{drawLine(item)}</li>);
  return block.first === null ? (
    <ul key={at} dir="auto" className="list-disc pl-6">
      {items}
    </ul>
  ) : (
    <ol key={at} dir="auto" start={block.first} className="list-decimal pl-6">
      {items}
    </ol>
  );
};

const drawLine = (line: Line): ReactNode =>
  line.map((span, at) => {
    if (span.kind === 'text') return span.text;
    if (span.kind === 'bold')
      return (
        <strong key={at} className="font-[640]">
          {drawLine(span.spans)}
        </strong>
      );
    return (
      <Link key={at} href={span.address} rel="noreferrer" className="underline underline-offset-4">
        {span.text}
      </Link>
    );
  });
