import type { MailFile } from '@/submissions/records/thread/thread';
import { lineButton } from '@/ui/dense-controls';

import { FormattedText } from '../formatted/formatted-text';

/** A draft that colleagues see, in words. */
export interface ShownDraft {
  readonly version: string;
  readonly by: string;
  readonly isOwn: boolean;
  /** A rule wrote it, and nobody has it yet. */
  readonly isOfRule: boolean;
  readonly savedOn: string;
  readonly text: string;
  readonly files: readonly MailFile[];
}

interface SharedDraftNoteProps {
  draft: ShownDraft;
  /** The version whose words the box has. */
  held: string;
  pending: boolean;
}

/** Who is writing what, and the way to go on with it. Works without scripts. */
export function SharedDraftNote({ draft, held, pending }: SharedDraftNoteProps) {
  const { version, by, isOwn, isOfRule, savedOn, text, files } = draft;
  const isInBox = held === version;
  const button = (intent: string, label: string) => (
    <button
      type="submit"
      formNoValidate
      name="intent"
      value={`${intent} ${version}`}
      disabled={pending}
      className={lineButton}
    >
      {label}
    </button>
  );
  return (
    <section aria-label="Shared draft" className="border-l-[6px] border-edge py-0.5 pl-3">
      <p>
        <span className="font-[620]">{isOwn ? 'Your draft' : `Draft by ${by}`}</span>, {savedOn}
        {isOwn ? '. Colleagues see it.' : ''}
      </p>
      {isInBox ? null : (
        <FormattedText
          {...{ text, files }}
          className="my-1.5 max-h-60 overflow-y-auto leading-[1.55]"
        />
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        {isInBox ? null : button('take-draft', isOwn ? 'Go on with it' : 'Take it over')}
        {isOwn || isOfRule ? button('drop-draft', 'Throw it away') : null}
      </div>
    </section>
  );
}
