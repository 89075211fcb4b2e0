import { useId, useState, type ReactNode } from 'react';

import { lineButton } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import { DraftBox } from '../../action/draft-box';
import { Problem } from '../../action/action-form';
import { withOthers } from './addresses';
import { headProblems, isEmptyHead, type ReplyHead } from './reply-head';

interface ReplyHeadFieldsProps {
  /** Who else got the last mail. */
  everybody: readonly string[];
  /** The subject, where nobody writes another. */
  subject: string;
  /** What stands in the fields where no draft does. */
  shown: ReplyHead;
  draft: ReplyHead;
  /** A try to send it was refused. */
  isRefused: boolean;
  pending: boolean;
  onHead: (head: Partial<ReplyHead>) => void;
}

/** Who else gets a reply, and what it is called; folded until somebody wants it. Works without scripts. */
export function ReplyHeadFields({
  everybody,
  subject,
  shown,
  draft,
  ...rest
}: ReplyHeadFieldsProps) {
  const { isRefused, pending, onHead } = rest;
  const hydrated = useHydrated();
  const [isOpened, setOpened] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const held = hydrated ? draft : shown;
  const problems = headProblems(held);
  const box = (name: keyof ReplyHead, label: string, placeholder?: string) => (
    <Field label={label}>
      {(id) => (
        <>
          <DraftBox
            {...{ name, label, placeholder }}
            text={shown[name]}
            draft={draft[name]}
            isOptional
            maxLength={name === 'subject' ? 200 : 6000}
            rows={1}
            readOnly={pending}
            aria-describedby={id}
            onType={(text) => onHead({ [name]: text })}
            onBlur={() => setLeft([...left, name])}
          />
          {name !== 'subject' && (isRefused || left.includes(name)) ? (
            <Problem id={id} text={problems[name] ?? undefined} />
          ) : null}
        </>
      )}
    </Field>
  );
  return (
    <div className="flex min-w-0 flex-wrap gap-2 has-[>details[open]]:basis-full">
      {everybody.length > 0 ? (
        <>
          <input type="hidden" name="everybody" value={everybody.join(', ')} />
          <button
            type="submit"
            formNoValidate
            name="intent"
            value="reply-all"
            title={everybody.join(', ')}
            disabled={pending}
            onClick={(event) => {
              event.preventDefault();
              onHead({ cc: withOthers(draft.cc, everybody) });
            }}
            className={lineButton}
          >
            Reply all
          </button>
        </>
      ) : null}
      <details
        open={isOpened || !isEmptyHead(held)}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
        className="group/head min-w-0 open:basis-full"
      >
        <summary
          className={`${lineButton} cursor-pointer list-none group-open/head:bg-ink group-open/head:text-paper`}
        >
          Cc/Bcc, subject
        </summary>
        <div className="mt-2 grid gap-2 border-l-[6px] border-accent py-1 pl-3">
          {box('cc', 'Cc')}
          {box('bcc', 'Bcc')}
          {box('subject', 'Subject', subject)}
        </div>
      </details>
    </div>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-2">
      <span aria-hidden="true" className="text-ink-soft">
        {label}
      </span>
      <div className="grid min-w-0 gap-1">{children(id)}</div>
    </div>
  );
}
