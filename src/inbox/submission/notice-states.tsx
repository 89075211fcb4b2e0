import { ActionForm } from '../action/action-form';
import { formatDate } from '../frame/format-date';
import { OnlyFor } from '../frame/only-for';
import type { NoticeState, Submission } from '../list/reads/submission';
import { resend } from './actions';
import { DetailEntry } from './detail-entry';
import { TargetFields } from './target-fields';

export const notices = [
  { name: 'ownerNotice', heading: 'Notice to us' },
  { name: 'confirmation', heading: 'Confirmation' },
] as const;

/** What became of the two mails about a submission, and a way to send each once more. */
export function NoticeStates({ submission }: { submission: Submission }) {
  return notices.map(({ name, heading }) => {
    const notice = submission.notices[name];
    if (notice.state === 'none') return null;
    return (
      <DetailEntry
        key={name}
        heading={heading}
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
      >
        <span className={notice.state === 'failed' ? 'text-bad' : undefined}>
          {wordsFor(notice)}
        </span>
        {canResend(notice) ? (
          <OnlyFor right="work">
            <ActionForm action={resend}>
              <TargetFields form={submission.form} id={submission.id} />
              <input type="hidden" name="notice" value={name} />
              <button
                type="submit"
                aria-label={`Send again: ${heading}`}
                className="-my-2 min-h-9 underline underline-offset-2 max-sm:min-h-11"
              >
                Send again
              </button>
            </ActionForm>
          </OnlyFor>
        ) : null}
      </DetailEntry>
    );
  });
}

const canResend = ({ state }: NoticeState) =>
  state === 'sent' || state === 'failed' || state === 'logged';

function wordsFor({ state, at, problem }: NoticeState): string {
  const when = at === null ? '' : ` ${formatDate(at)}`;
  switch (state) {
    case 'none':
      return '';
    case 'waiting':
      return 'About to be sent';
    case 'held':
      return 'Held until it is released';
    case 'sent':
      return `Sent${when}`;
    case 'logged':
      return `Logged${when}: no mail server is set`;
    case 'delayed':
      return `Delayed, trying again. ${problem ?? ''}`;
    case 'failed':
      return `Not sent. ${problem ?? ''}`;
  }
}
