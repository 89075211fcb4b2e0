import { useId, type ComponentProps, type KeyboardEvent } from 'react';

import { namesIn } from '@/forms/reply-template';
import { lineButton, selectBox, solidButton } from '@/ui/dense-controls';
import { useHydrated } from '@/ui/use-hydrated';

import type { MailFile } from '@/submissions/records/thread/thread';

import { AttachFiles } from './files/attach-files';
import { DropMark } from './files/drop-mark';
import { useMailFiles } from './files/use-mail-files';
import type { MailPreview } from '../action/action-state';
import { Problem } from '../action/action-form';
import { DraftBox, sendByKey } from '../action/draft-box';
import { listed, SuggestionList } from '../action/suggestions/suggestion-list';
import { FromSelect, type FromChoice } from './from/from-select';
import { FormatTools, formatByKey } from './formatted/format-tools';
import { FormattedText } from './formatted/formatted-text';
import { endingOf, joinTexts } from './reply-text';
import { ReplyHeadFields } from './recipients/reply-head-fields';
import { DetailEntry } from '../submission/detail-entry';
import { SendAnd, type AfterSending } from './sending/send-and';
import { SendLater } from './sending/send-later';
import { SaveText } from './texts/save-text';
import type { TextName } from './texts/slash';
import { TemplateSelect } from './texts/template-select';
import { useTexts } from './texts/use-texts';
import { unfilledNote } from './unfilled';

interface ComposerProps {
  form: string;
  /** Of the submission. */
  id: string;
  boxId: string;
  /** Of the form that takes the files. */
  uploadId: string;
  /** Of who gets it. */
  name: string;
  templates: readonly TextName[];
  /** The reply was just kept as a text. */
  isTextSaved: boolean;
  /** What ends the reply; empty for nothing. */
  signature: string;
  files: readonly MailFile[];
  /** From where it can go out, that of the conversation first; nothing where there is one mailbox. */
  from: readonly FromChoice[];
  /** The address of the one that was chosen; empty for the first. */
  chosenFrom: string;
  onFrom: (address: string) => void;
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
  form,
  id,
  boxId,
  uploadId,
  name,
  templates,
  files,
  signature,
  ...rest
}: ComposerProps) {
  const { preview, text, draft, pending, onType, recipients, head, after, isTextSaved } = rest;
  const { from, chosenFrom, onFrom } = rest;
  const hydrated = useHydrated();
  const list = useId();
  const written = useMailFiles({ boxId, uploadId, files, onType });
  const { suggestions, problem: textProblem } = useTexts({ form, id, texts: templates, onType });
  // Without scripts the box holds what is shown.
  const held = hydrated ? draft : text;
  const mailbox = from.find(({ address }) => address === chosenFrom);
  const ending = endingOf(held, mailbox?.signature ?? signature);
  const unfilled = namesIn(held);
  const isCurrent = !hydrated || preview?.text === joinTexts(draft.trimEnd(), ending);
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    suggestions.onKeyDown(event);
    if (!event.defaultPrevented) formatByKey(event, onType);
    if (!event.defaultPrevented) sendByKey(event);
  }
  return (
    <>
      <FromSelect choices={from} chosen={chosenFrom} onChoose={onFrom} />
      {recipients.length > 1 ? <Recipients recipients={recipients} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReplyHeadFields {...head} />
        <FormatTools {...{ boxId, pending, onType }} />
        {templates.length > 0 ? <TemplateSelect texts={templates} pending={pending} /> : null}
      </div>
      <div className="relative grid">
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
          {...listed(list, suggestions)}
          onCaret={suggestions.onCaret}
          onBlur={suggestions.onBlur}
          onPaste={written.onPaste}
          onKeyDown={onKeyDown}
        />
        {written.isDragged ? (
          <DropMark>Drop a picture here to have it stand in the words</DropMark>
        ) : null}
      </div>
      <SuggestionList id={list} label="Texts" suggestions={suggestions}>
        {({ name, begins, isOwn }) => (
          <>
            <span className="flex-none">{name}</span>
            <span className="min-w-0 flex-1 truncate text-[13px] opacity-80">{begins}</span>
            {isOwn ? <span className="flex-none text-[13px]">Yours</span> : null}
          </>
        )}
      </SuggestionList>
      <Problem text={textProblem} />
      {/* It stands there before it says anything, so that it is read aloud. */}
      <p role="status" className={unfilled.length > 0 ? 'font-[580]' : 'sr-only'}>
        {unfilled.length > 0 ? unfilledNote(unfilled) : ''}
      </p>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        {ending === '' ? null : (
          <p
            dir="auto"
            className="max-h-24 overflow-y-auto text-[13px] wrap-anywhere whitespace-pre-line text-ink-soft"
          >
            <span className="sr-only">Ends with: </span>
            {ending}
          </p>
        )}
        <div className="min-w-[min(100%,17rem)] flex-1">
          <AttachFiles {...{ uploadId, files, written, pending }} text={held} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="intent" value="send" className={solidButton}>
          Send
        </button>
        <SendAnd {...after} />
        <button type="submit" name="intent" value="preview" className={lineButton}>
          Preview
        </button>
        <SendLater pending={pending} />
        <button type="submit" name="intent" value="share-draft" className={lineButton}>
          Share draft
        </button>
        <SaveText isSaved={isTextSaved} pending={pending} />
      </div>
      {preview && isCurrent && !pending ? <Preview {...{ preview, files }} /> : null}
    </>
  );
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

function Preview({ preview, files }: { preview: MailPreview; files: readonly MailFile[] }) {
  const { from, to, cc, bcc, replyTo, subject, text } = preview;
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
      <FormattedText {...{ text, files }} className="mt-3 text-[15px] leading-[1.55]" />
    </section>
  );
}
