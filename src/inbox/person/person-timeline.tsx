import { forms } from '@/forms';
import { capital } from '@/ui/capital';

import { formatDate } from '../frame/format-date';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { nameAmong, statusLabel } from '../list/words';
import { IncomingEntry } from '../reply/incoming-entry';
import { toShownEntry } from '../reply/shown-entry';
import type { Colleague } from '../submission/colleagues';
import { NoteEntry } from '../submission/stream/note-entry';
import { OpenSubmissionLink } from './open-submission-link';
import { SentReply } from './sent-reply';
import { StrayEntry } from './stray-entry';
import type { TimelineEntry } from './timeline';

interface PersonTimelineProps {
  timeline: readonly TimelineEntry[];
  colleagues: readonly Colleague[];
}

/** All that somebody sent, and what was written to them and about them, the newest first. */
export const PersonTimeline = ({ timeline, colleagues }: PersonTimelineProps) => (
  <ol aria-label="Everything, the newest first" className="mt-4 grid gap-5">
    {timeline.map((entry) => (
      <TimelineItem key={entry.key} {...{ entry, colleagues }} />
    ))}
  </ol>
);

interface TimelineItemProps {
  entry: TimelineEntry;
  colleagues: readonly Colleague[];
}

export function TimelineItem({ entry, colleagues }: TimelineItemProps) {
  switch (entry.kind) {
    case 'submission':
      return <SubmissionEntry {...entry} />;
    case 'mail': {
      const { mail } = entry;
      const about = <About {...entry.about} />;
      const address = entry.about.values['email'] ?? '';
      const shown = toShownEntry(mail, colleagues, { thread: [mail], address });
      return shown.kind === 'reply' ? (
        <SentReply entry={shown} about={about} />
      ) : (
        <IncomingEntry entry={shown} address={address} about={about} />
      );
    }
    case 'note':
      return (
        <NoteEntry
          by={nameAmong(colleagues, entry.note.author)}
          at={entry.at}
          on={formatDate(entry.at)}
          text={entry.note.text}
          about={<About {...entry.about} />}
        />
      );
    case 'stray':
      return <StrayEntry mail={entry.mail} />;
  }
}

function SubmissionEntry({ about, earlier }: { about: SubmissionWithNotes; earlier: number }) {
  const { submittedAt, status, deletedAt, values, isUnread } = about;
  const long = forms[about.form].fields.filter(({ kind }) => kind === 'long-text');
  return (
    <li className="border-t-[3px] border-accent bg-paper px-4 py-3">
      <p className="text-[13px] wrap-anywhere text-ink-soft">
        <span className="font-[620] text-ink">
          {capital(forms[about.form].staff.short.one)} <About {...about} />
        </span>
        , <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>,{' '}
        {statusLabel(status).toLowerCase()}
        {isUnread ? ', unread' : null}
        {deletedAt ? ', in the trash' : null}
      </p>
      <p className="mt-0.5 text-[13px] wrap-anywhere text-ink-soft">
        <bdi>{[values['name'], values['company'], values['email']].filter(Boolean).join(', ')}</bdi>
      </p>
      {long.map(({ name }) => (
        <p
          dir="auto"
          key={name}
          className="mt-1.5 max-w-[80ch] leading-[1.55] wrap-anywhere whitespace-pre-line"
        >
          {values[name]}
        </p>
      ))}
      {earlier > 0 ? (
        <p className="mt-1.5">
          {earlier} earlier {earlier === 1 ? 'mail stands' : 'mails stand'} at <About {...about} />.
        </p>
      ) : null}
    </li>
  );
}

/** What a line of the timeline belongs to. */
const About = ({ form, id, reference }: SubmissionWithNotes) => (
  <OpenSubmissionLink {...{ form, id }}>{reference}</OpenSubmissionLink>
);
