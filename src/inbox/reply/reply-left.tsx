'use client';

import { solidButton } from '@/ui/dense-controls';

import { DraftBox } from '../action/draft-box';
import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { reply } from './actions';
import { TargetFields } from '../submission/target-fields';

/**
 * Without scripts an answer is a page of its own. Where that has no submission to show, because the
 * session has ended or the database is away, the reply stands here, ready to be sent once more.
 * @param props.address of the view that it was written in
 */
export function ReplyLeft({ address }: { address: string }) {
  const { state, formProps } = useFormAction(reply, {}, { address });
  if (!state.problem || !state.typed) return null;
  const { form = '', id = '', text = '', ...kept } = state.typed;
  return (
    <form {...formProps} className="mt-5 grid gap-2 text-[15px]">
      <Problem text={`The reply was not sent. ${state.problem}`} />
      <TargetFields form={form} id={id} />
      {keptFields.map((name) => (
        <input key={name} type="hidden" name={name} value={kept[name] ?? ''} />
      ))}
      <DraftBox text={text} label="Your reply" maxLength={20_000} rows={5} />
      <button
        type="submit"
        name="intent"
        value="send"
        className={`${solidButton} justify-self-start`}
      >
        Send
      </button>
    </form>
  );
}

const keptFields = ['key', 'seen', 'held', 'cc', 'bcc', 'subject'] as const;
