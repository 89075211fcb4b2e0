'use client';

import { Fragment } from 'react';

import { ThreadEntryItem, type ThreadEntryProps } from '../../reply/thread-entry';
import { DeedList } from './deed-list';
import { NoteEntry } from './note-entry';
import type { StreamPart } from './stream';

type StreamListProps = Omit<ThreadEntryProps, 'entry'> & {
  parts: readonly StreamPart[];
  /** Of who sent the submission. */
  address: string;
};

/** All that was written and done about a submission, the oldest first. */
export const StreamList = ({ parts, ...rest }: StreamListProps) => (
  <ol className="grid gap-4">
    {parts.map((part) => {
      switch (part.kind) {
        case 'mail':
          return <ThreadEntryItem key={part.id} entry={part.entry} {...rest} />;
        case 'note':
          return <NoteEntry key={part.id} {...part.note} text={part.note.words} />;
        case 'merged':
          return <Fragment key={part.id}>{part.drawn}</Fragment>;
        case 'deeds':
          return <DeedList key={part.id} deeds={part.deeds} />;
      }
    })}
  </ol>
);
