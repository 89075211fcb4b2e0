import type { ComponentProps, KeyboardEvent } from 'react';

import { lineButton, selectBox, solidButton } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import type { MailFile } from '@/submissions/records/thread/thread';

import { AttachFiles } from './attach-files';
import type { MailPreview } from '../action/action-state';
import { DraftBox, sendByKey } from '../action/draft-box';
import type { TemplateName } from './reads';
import { endingOf, joinTexts } from './reply-text';
import { ReplyHeadFields } from './recipients/reply-head-fields';
import { DetailEntry } from '../submission/detail-entry';
import { SendAnd, type AfterSending } from './send-and';
import { SendLater } from './send-later';

interface ComposerProps {
  boxId: string;
  /** Of the form that takes the files. */
  uploadId: string;
  /** Of who gets it. */
  name: string;
  templates: readonly TemplateName[];
  /** What ends the reply; empty for nothing. */
  signature: string;
  files: readonly MailFile[];
  /** Where it can go, the right one first. */
  recipients: readonly string[];
  head: ComponentProps<typeof ReplyHeadFields>;
  preview: MailPreview | undefined;
  /** What stands in the box where no draft does. */
  text: string;
  draft: string;
  pending: boolean;
  onType: (text: string) => void;
  after: AfterSending;
}

/** Where a reply is written, looked at and sent. */
export function Composer({
  boxId,
  uploadId,
  name,
  templates,
  files,
  signature,
  ...rest
}: ComposerProps) {
  const { preview, text, draft, pending, onType, recipients, head, after } = rest;
  const hydrated = useHydrated();
  // Without scripts the box holds what is shown.
  const ending = endingOf(hydrated ? draft : text, signature);
  const isCurrent = !hydrated || preview?.text === joinTexts(draft.trimEnd(), ending);
  return (
    <>
      {recipients.length > 1 ? <Recipients recipients={recipients} /> : null}
      <ReplyHeadFields {...head} />
      {templates.length > 0 ? <Templates templates={templates} pending={pending} /> : null}
      <DraftBox
        id={boxId}
        text={text}
        label={`Reply to ${name}`}
        placeholder={`Reply to ${name}`}
        maxLength={20_000}
        rows={5}
        tall
        readOnly={pending}
        draft={draft}
        onType={onType}
        onKeyDown={sendByKey}
      />
      {ending === '' ? null : (
        <p className="max-h-24 overflow-y-auto text-[13px] wrap-anywhere whitespace-pre-line text-ink-soft">
          <span className="sr-only">Ends with: </span>
          {ending}
        </p>
      )}
      <AttachFiles {...{ uploadId, files, pending }} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="intent" value="send" className={solidButton}>
          Send
        </button>
        <SendAnd {...after} />
        <button type="submit" name="intent" value="preview" className={lineButton}>
          Preview
        </button>
        <SendLater pending={pending} />
      </div>
      {preview && isCurrent && !pending ? <Preview {...preview} /> : null}
    </>
  );
}

/** Enter in the list means its own button, and not the first of the form. */
function insertByEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const insert = form?.querySelector<HTMLButtonElement>('button[value="insert"]');
  if (insert) form?.requestSubmit(insert);
}

/** Somebody on the thread wants answers elsewhere. */
const Recipients = ({ recipients }: { recipients: readonly string[] }) => (
  <label>
    <span className="mb-1 block text-ink-soft">The reply goes to</span>
    <select name="to" className={selectBox}>
      {recipients.map((recipient) => (
        <option key={recipient}>{recipient}</option>
      ))}
    </select>
  </label>
);

function Templates({
  templates,
  pending,
}: {
  templates: readonly TemplateName[];
  pending: boolean;
}) {
  return (
    <div className="flex items-end gap-2">
      <label className="min-w-0 flex-1">
        <span className="mb-1 block text-ink-soft">Template</span>
        <select name="template" onKeyDown={insertByEnter} className={selectBox}>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        formNoValidate
        name="intent"
        value="insert"
        disabled={pending}
        className={lineButton}
      >
        Insert
      </button>
    </div>
  );
}

function Preview({ from, to, cc, bcc, replyTo, subject, text }: MailPreview) {
  const rows = [
    ['From', from],
    ['To', to],
    ['Cc', cc],
    ['Bcc', bcc],
    ['Answers go to', replyTo],
    ['Subject', subject],
  ] as const;
  return (
    <section aria-label="Preview" className="border-t-[3px] border-accent bg-sheet px-3 pb-3">
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([heading, value]) => (
            <DetailEntry key={heading} heading={heading}>
              {value}
            </DetailEntry>
          ))}
      </dl>
      <p className="mt-3 text-[15px] leading-[1.55] wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}
