'use client';

import { solidButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { newMail } from './actions';

const caption = 'mb-1 block text-ink-soft';

/** A mail to somebody who has not written to us. */
export function NewMailForm({ formKey }: { formKey: string }) {
  // It is not emptied: where it was sent, the page goes as well.
  const onAnswer = () => undefined;
  const { state, pending, problem, formProps } = useFormAction(
    newMail,
    {},
    { address: '/admin/new-mail', onAnswer },
  );
  const typed = (name: string) => state.typed?.[name] ?? '';
  return (
    <form {...formProps} aria-busy={pending} className="mt-4 grid max-w-[64ch] gap-3">
      <input type="hidden" name="key" value={formKey} />
      <label>
        <span className={caption}>To</span>
        <input
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={typed('email')}
          className={textBox}
        />
      </label>
      <label>
        <span className={caption}>Their name, if you know it</span>
        <input
          name="name"
          maxLength={200}
          autoComplete="off"
          defaultValue={typed('name')}
          className={textBox}
        />
      </label>
      <label>
        <span className={caption}>Subject</span>
        <input
          name="subject"
          required
          maxLength={500}
          defaultValue={typed('subject')}
          className={textBox}
        />
      </label>
      <label>
        <span className={caption}>Message</span>
        <textarea
          name="text"
          rows={8}
          required
          maxLength={20_000}
          defaultValue={typed('text')}
          className={textBox}
        />
      </label>
      <div>
        <button type="submit" disabled={pending} className={solidButton}>
          Send
        </button>
      </div>
      <Problem text={problem} />
    </form>
  );
}
