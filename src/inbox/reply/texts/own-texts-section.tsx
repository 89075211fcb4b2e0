'use client';

import { lineButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../../action/action-form';
import { useFormAction } from '../../action/use-form-action';
import { changeTexts } from './actions';

interface Text {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Where staff keep what they write again and again. Works without scripts as well. */
export const OwnTextsSection = ({ texts, names }: { texts: readonly Text[]; names: string }) => (
  <section aria-labelledby="texts" className="mt-10">
    <h2 id="texts" className="text-[20px]">
      Your texts for replies
    </h2>
    <p className="mt-2 max-w-[60ch]">
      Type / in a reply to put one in. In braces a text can name {names}. Those that all have are in
      the Inbox settings.
    </p>
    {texts.map((text) => (
      <details key={`${text.id} ${text.name}`} className="mt-2 max-w-[60ch]">
        <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4 max-sm:min-h-11">
          {text.name}
        </summary>
        <TextForm text={text} />
      </details>
    ))}
    <details className="mt-2 max-w-[60ch]">
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-[620] underline underline-offset-4 max-sm:min-h-11">
        Write a new text
      </summary>
      <TextForm text={null} />
    </details>
  </section>
);

function TextForm({ text }: { text: Text | null }) {
  const { state, pending, problem, formProps } = useFormAction(changeTexts, {});
  return (
    <form
      {...formProps}
      aria-label={text ? `Change the text ${text.name}` : 'A new text'}
      aria-busy={pending}
      className="grid gap-2 border-l-[6px] border-accent py-1 pl-3"
    >
      {text ? <input type="hidden" name="id" value={text.id} /> : null}
      <input
        name="name"
        aria-label="Name"
        placeholder="Name"
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={state.typed?.['name'] ?? text?.name ?? ''}
        className={textBox}
      />
      <textarea
        name="text"
        aria-label="Text"
        required
        rows={6}
        maxLength={20_000}
        defaultValue={state.typed?.['text'] ?? text?.text ?? ''}
        className={`${textBox} field-sizing-content py-2`}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          name="step"
          value={text ? 'change' : 'save'}
          disabled={pending}
          className={lineButton}
        >
          {text ? `Save ${text.name}` : 'Save text'}
        </button>
        {text ? (
          <button
            type="submit"
            name="step"
            value="remove"
            formNoValidate
            disabled={pending}
            className={lineButton}
          >
            Remove {text.name}
          </button>
        ) : null}
      </div>
      <Problem text={problem} />
    </form>
  );
}
