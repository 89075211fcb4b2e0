import { Field } from '@/forms/draw/field';
import type { FormField } from '@/forms';
import type { FormWords } from '@/forms/form-words';
import { Button } from '@/ui/button';
import type { SmallWords } from '@/words';

/** What was typed and not taken. */
export interface ReturnedWords {
  readonly words: string;
  readonly problem: string;
  readonly errors: Readonly<Record<string, string>>;
}

interface AddFormProps {
  reference: string;
  words: SmallWords['prospectsPage'];
  formWords: FormWords;
  fields: readonly FormField[];
  /** Another one for each page: what is sent twice stands there once. */
  formKey: string;
  returned: ReturnedWords | undefined;
}

/** For words and files: as all forms without a script, and with their limits. */
export const AddForm = ({
  reference,
  words,
  formWords,
  fields,
  formKey,
  returned,
}: AddFormProps) => (
  <section id="add" aria-labelledby="add-heading" className="scroll-mt-28">
    <h2 id="add-heading" className="text-[clamp(26px,3vw,36px)]">
      {words.addTitle}
    </h2>
    {returned ? (
      <div role="alert" className="mt-4 border-l-[6px] border-bad bg-bad-ground px-4 py-3">
        <p className="font-[580] text-bad">{words.notAdded}</p>
        {Object.keys(returned.errors).length > 0 ? null : (
          <p className="mt-1">{returned.problem}</p>
        )}
      </div>
    ) : null}
    <form
      method="post"
      action={`/api/received/${reference}/add`}
      encType="multipart/form-data"
      aria-labelledby="add-heading"
      className="mt-5 grid gap-6"
    >
      <input type="hidden" name="key" value={formKey} />
      {fields.map((field) => (
        <Field
          key={field.name}
          formName="page"
          field={field}
          words={formWords}
          answer={field.name === 'words' ? returned?.words : undefined}
          error={returned?.errors[field.name]}
        />
      ))}
      <div>
        <Button type="submit">{words.addButton}</Button>
      </div>
    </form>
  </section>
);
