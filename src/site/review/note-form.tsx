import { box } from '@/forms/kinds/box';
import { fillIn } from '@/forms/reply-template';
import { longMoment } from '@/platform/place/calendar-day';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';
import { noteLimits } from '~/collections/review/notes/notes';

interface NoteFormProps {
  words: SmallWords['review'];
  /** Of the link. */
  token: string;
  expiresAt: Date;
  /** The note before this one has arrived. */
  isSent: boolean;
}

/** For somebody without an account, on a page of its own: the draft itself sends nothing. */
export function NoteForm({ words, token, expiresAt, isSent }: NoteFormProps) {
  return (
    <div className="page-width opening-space pb-section">
      <h1>{words.noteTitle}</h1>
      {isSent ? (
        <p role="status" className="mt-6 max-w-[54ch] border-l-[6px] border-accent pl-4 text-lede">
          {words.noteSent}
        </p>
      ) : null}
      <p className="mt-6 max-w-[54ch] text-lede text-pretty">
        {fillIn(words.noteIntro, { moment: longMoment(expiresAt) })}
      </p>
      <form action="/api/review-notes" method="post" className="mt-8 grid max-w-[640px] gap-6">
        <input type="hidden" name="token" value={token} />
        <div>
          <label htmlFor="note-name" className="mb-2 block">
            {words.noteName}
          </label>
          <input
            id="note-name"
            name="name"
            type="text"
            required
            maxLength={noteLimits.name}
            autoComplete="name"
            className={box}
          />
        </div>
        <div>
          <label htmlFor="note-words" className="mb-2 block">
            {words.noteWords}
          </label>
          <textarea
            id="note-words"
            name="words"
            required
            rows={6}
            maxLength={noteLimits.words}
            className={box}
          />
        </div>
        <p>
          <Button type="submit">{words.noteSend}</Button>
        </p>
      </form>
      <p className="mt-8">
        <TextLink href={`/review/draft/${token}`}>{words.noteBack}</TextLink>
      </p>
    </div>
  );
}
