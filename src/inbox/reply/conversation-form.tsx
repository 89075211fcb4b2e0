'use client';

import Link from 'next/link';
import { startTransition, useEffect, useId } from 'react';

import type { TakenBackReply } from '@/submissions/records/taken-back';
import type { MailFile } from '@/submissions/records/thread/thread';

import type { ReplyState } from '../action/action-state';
import { useDraft } from '../action/drafts';
import { Problem } from '../action/action-form';
import { answerOf, useFormAction } from '../action/use-form-action';
import { useMay } from '../frame/only-for';
import { streamOf, type Between } from '../submission/stream/stream';
import { StreamList } from '../submission/stream/stream-list';
import { TargetFields } from '../submission/target-fields';
import { reply } from './actions';
import { Composer } from './composer';
import { UploadForm } from './files/upload-form';
import type { FromChoice } from './from/from-select';
import { emptyHead, joinHeads } from './recipients/reply-head';
import { idsIn, joinTexts, recipientsOf } from './reply-text';
import {
  beginAnew,
  keepFrom,
  keepHead,
  keepReply,
  keepShared,
  notYetIn,
  replyKeys,
  seenBy,
  takeUp,
} from './reply-draft';
import type { AfterSending } from './sending/send-and';
import { SharedDraftNote, type ShownDraft } from './shared/shared-draft-note';
import type { ShownEntry } from './shown-entry';
import type { TextName } from './texts/slash';

interface ConversationFormProps {
  form: string;
  id: string;
  /** Of who sent it. */
  name: string;
  entries: readonly ShownEntry[];
  /** What stands between them. */
  between: readonly Between[];
  /** How many came before those, and where they are shown as well. */
  earlier: { readonly count: number; readonly address: string } | null;
  /** Who else got the last of them. */
  everybody: readonly string[];
  /** The subject of a reply. */
  subject: string;
  /** What ends it. */
  signature: string;
  /** From where it can go out, that of the conversation first. */
  from: readonly FromChoice[];
  templates: readonly TextName[];
  /** Of the reply that is being written. */
  files: readonly MailFile[];
  /** What was taken back and is to stand in the box; null where nobody knows. */
  takenBack: readonly TakenBackReply[] | null;
  viewer: string;
  /** Of the view that it stands in. */
  address: string;
  /** Of who sent it. */
  email: string;
  now: number;
  /** Whether anything can be written here. */
  isOpen: boolean;
  /** Of this form, where no draft has one. */
  formKey: string;
  after: AfterSending;
  shared: ShownDraft | null;
}

/** Where there is room, what is written stands at the foot while the thread scrolls above it. */
const foot =
  'relative grid grid-cols-1 gap-2 @min-[670px]/reading:sticky @min-[670px]/reading:bottom-0 @min-[670px]/reading:z-1 @min-[670px]/reading:border-t @min-[670px]/reading:border-line @min-[670px]/reading:bg-paper @min-[670px]/reading:py-3';

const said: Record<NonNullable<ReplyState['done']>, string> = {
  sent: 'The reply waits for ten seconds, then it goes out.',
  scheduled: 'The reply goes out then. Until then it can be taken back above.',
  removed: 'The file was removed.',
  'taken-back': 'The reply was taken back. Its text is in the box.',
  'tried-again': 'The reply is sent now.',
  inserted: 'The template is in the box.',
  'draft-shared': 'Colleagues see the draft.',
  'draft-taken': 'The draft is yours, and in the box.',
  'draft-dropped': 'The shared draft was thrown away.',
  'text-saved': 'The reply is among your texts.',
  'replying-all': 'All of them get a copy.',
  previewed: 'The preview is below the box.',
  forgotten: '',
};

/** What these bring stands in the box. */
const intoTheBox: readonly ReplyState['done'][] = ['inserted', 'taken-back', 'draft-taken'];

/** The thread and the box below it. They are one form: what is taken back comes into the box. */
export function ConversationForm({ form, id, viewer, address, ...rest }: ConversationFormProps) {
  const { name, email, entries, between, earlier, everybody, subject, signature } = rest;
  const { templates, files, takenBack, now, formKey, after, shared, from } = rest;
  const mayWork = useMay('work');
  const isOpen = rest.isOpen && mayWork;
  const formId = useId();
  const boxId = `${formId}-text`;
  const uploadId = `${formId}-files`;
  const last = entries.at(-1)?.position ?? 0;
  const of = { author: viewer, submission: id, last };
  const keys = replyKeys(of);
  const draft = useDraft(keys.text);
  const head = { cc: useDraft(keys.cc), bcc: useDraft(keys.bcc), subject: useDraft(keys.subject) };
  const keptKey = useDraft(keys.key);
  const keptFrom = useDraft(keys.from);
  const keptShared = useDraft(keys.shared);
  const kept = useDraft(keys.takenBack);
  const seen = seenBy(useDraft(keys.seen), last);

  function onAnswer({ without, isClash, done, draft: version, ...answer }: ReplyState) {
    if (without === 'lost') return;
    if (without === 'left') keepShared(of, '');
    else if (version !== undefined) keepShared(of, version);
    // What leads to another page was sent.
    const { text, head: kept } = without === 'left' ? { text: '', head: emptyHead } : answer;
    if (kept) keepHead(of, kept);
    // What was sent is remembered in the conversation.
    if (without === 'left' || done === 'sent' || done === 'scheduled') keepFrom(of, '');
    if (text !== undefined) keepReply(of, text);
    if (isClash) beginAnew(of);
    if (done && intoTheBox.includes(done)) document.getElementById(boxId)?.focus();
  }

  const { state, pending, problem, formProps } = useFormAction(reply, {}, { address, onAnswer });
  useEffect(() => {
    if (takenBack && !pending) takeUp({ author: viewer, submission: id, last }, takenBack);
  }, [takenBack, pending, viewer, id, last]);
  if (!isOpen && entries.length === 0 && between.length === 0) return null;

  const shown = state.text ?? state.typed?.['text'] ?? '';
  const shownIds = (state.held ?? idsIn(state.typed?.['held'] ?? '')).join(' ');
  const missing = notYetIn(`${kept} ${shownIds}`, takenBack ?? []);
  const { cc = '', bcc = '', subject: ownSubject = '' } = state.typed ?? {};
  const recipients = recipientsOf(entries, email);
  const heldVersion = keptShared || (state.draft ?? '');
  const held = new Set([...idsIn(kept), ...(takenBack ?? []).map((each) => each.id)]);

  function onType(text: string) {
    keepReply(of, text);
    if (text.trim() === '' && takenBack?.length) forget();
  }

  /** The server need not keep what was thrown away. */
  function forget() {
    const data = new FormData();
    const fields = { form, id, text: '', held: [...held].join(' '), intent: 'forget' };
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    startTransition(async () => {
      await answerOf(reply, {}, data);
    });
  }

  return (
    <>
      {earlier ? (
        <Link
          href={earlier.address}
          prefetch={false}
          scroll={false}
          className="w-fit py-1 underline underline-offset-2 max-sm:py-2.5"
        >
          Show earlier mails ({earlier.count})
        </Link>
      ) : null}
      <StreamList
        parts={streamOf(entries, between)}
        {...{ now, formId, pending, isOpen }}
        address={email}
        forwardable={isOpen ? { form, submission: id } : null}
        seen={last}
      />
      <form {...formProps} id={formId} data-reply aria-busy={pending} className={foot}>
        <TargetFields form={form} id={id} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="key" value={keptKey || formKey} />
        <input type="hidden" name="draft" value={heldVersion} />
        <input type="hidden" name="told" value={(state.unfilled ?? []).join(' ')} />
        <input type="hidden" name="held" value={[...held].join(' ')} />
        {isOpen && shared ? (
          <SharedDraftNote draft={shared} held={heldVersion} pending={pending} />
        ) : null}
        {isOpen ? (
          <Composer
            {...{
              form,
              id,
              boxId,
              uploadId,
              name,
              templates,
              signature,
              files,
              draft,
              pending,
              onType,
              after,
              from,
            }}
            chosenFrom={keptFrom || (state.typed?.['from'] ?? '')}
            onFrom={(address) => keepFrom(of, address)}
            recipients={recipients}
            preview={state.preview}
            isTextSaved={state.done === 'text-saved' && !pending}
            text={joinTexts(...missing.map(({ text }) => text), shown)}
            head={{
              everybody: everybody.filter(
                (each) => each.toLowerCase() !== recipients[0]?.toLowerCase(),
              ),
              subject,
              shown: joinHeads(state.head ?? { cc, bcc, subject: ownSubject }, missing),
              draft: head,
              isRefused: problem !== undefined,
              pending,
              onHead: (head) => keepHead(of, head),
            }}
          />
        ) : null}
        <Problem text={problem} />
        <p role="status" className="sr-only">
          {pending || !state.done ? '' : said[state.done]}
        </p>
      </form>
      {isOpen ? (
        <UploadForm id={uploadId} draft="reply" address={address}>
          <TargetFields form={form} id={id} />
        </UploadForm>
      ) : null}
    </>
  );
}
