import { Paperclip } from 'lucide-react';

import { forms } from '@/forms';
import type { ConversationEnd } from '@/submissions/records/thread/last-words';

import { PriorityMark, TagMarks } from '../../tags/marks';
import type { Colleague } from '../../submission/colleagues';
import { NewsMark } from '../../watching/news-mark';
import type { Submission } from '../reads/submission';
import { mainText } from '../table/columns';
import { countWords, nameAmong } from '../words';
import { DraftMark } from './draft-mark';

interface ConversationCellProps {
  submission: Submission;
  /** Absent where it could not be read. */
  end: ConversationEnd | undefined;
  colleagues: readonly Colleague[];
  /** The id of who looks. */
  viewer: string;
}

/** The last words of a conversation, and whose they are; before the first mail, what was sent. */
export function ConversationCell({ submission, end, ...rest }: ConversationCellProps) {
  const { form, id, values } = submission;
  const { fields, staff } = forms[form];
  const words = end?.words ?? null;
  const mails = words?.mails ?? 0;
  const files = end?.files ?? 0;
  return (
    <>
      <span className="font-[580]">{staff.short.mark}</span>{' '}
      <PriorityMark priority={submission.priority} />
      <NewsMark news={submission.news} />
      <TagMarks tags={submission.tags} />
      <DraftMark author={rest.viewer} submission={id} />
      {mails > 0 ? (
        <span title={countWords(mails, 'mail')} className="tabular-nums">
          {mails}
          <span className="sr-only"> {mails === 1 ? 'mail' : 'mails'}</span>{' '}
        </span>
      ) : null}
      {files > 0 ? (
        <Paperclip
          role="img"
          aria-label={countWords(files, 'file')}
          strokeWidth={1.5}
          className="mr-1 inline size-3.5 align-[-2px]"
        />
      ) : null}
      {words ? <span className="font-[580]">{writerOf(words, submission, rest)}: </span> : null}
      <bdi>{words ? words.text : mainText(fields, values)}</bdi>
    </>
  );
}

function writerOf(
  { kind, author, sender }: NonNullable<ConversationEnd['words']>,
  { values }: Submission,
  { colleagues, viewer }: Pick<ConversationCellProps, 'colleagues' | 'viewer'>,
) {
  if (kind === 'bounce') return 'Came back';
  if (kind === 'reply') return author === viewer ? 'You' : nameAmong(colleagues, author);
  return <bdi>{sender ?? values['name']}</bdi>;
}
