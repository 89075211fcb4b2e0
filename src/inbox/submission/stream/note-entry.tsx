import type { ReactNode } from 'react';

interface NoteEntryProps {
  /** Who wrote it. */
  by: string;
  /** In ISO 8601. */
  at: string;
  on: string;
  text: string;
  /** The id of the element, where something leads to it. */
  anchor?: string;
  /** The link to what it is about, where it does not stand there. */
  about?: ReactNode;
}

/** What staff wrote to each other about a submission; its sender never sees it. */
export const NoteEntry = ({ by, at, on, text, anchor, about }: NoteEntryProps) => (
  <li
    id={anchor}
    tabIndex={anchor === undefined ? undefined : -1}
    className="scroll-mt-40 border-l-[6px] border-edge bg-ground py-1.5 pr-3 pl-3 outline-none target:border-accent"
  >
    <p className="text-[13px] wrap-anywhere text-ink-soft">
      <span className="font-[620] text-ink">Internal note</span>
      {': '}
      {by}, <time dateTime={at}>{on}</time>
      {about ? <>, on {about}</> : null}
    </p>
    <p dir="auto" className="my-1 leading-[1.55] wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  </li>
);
