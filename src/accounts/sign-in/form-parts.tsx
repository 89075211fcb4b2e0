import type { ReactNode, Ref } from 'react';

import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { prepareToasts } from '@/ui/toast/toast';
import { useHydrated } from '@/ui/use-hydrated';

interface LoginFieldProps {
  label: string;
  name: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  inputMode?: 'numeric' | 'text';
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

export function LoginField({ label, hint, ...input }: LoginFieldProps) {
  const id = `login-${input.name}`;
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-2 block text-[15px] font-[580]">
        {label}
      </label>
      <input
        id={id}
        {...input}
        required
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="block min-h-13 w-full border border-b-[3px] border-edge border-b-ink bg-paper px-3.5 py-3 text-[16px] outline-offset-0 focus:border-b-accent focus:outline-2 focus:outline-ink"
      />
      {hint ? (
        <p id={`${id}-hint`} className="mt-2 text-[15px] text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

interface SignInFormProps {
  onSend: (entered: FormData) => Promise<void>;
  children: ReactNode;
}

/** Declared as a POST, so that no browser can ever put a password into an address. */
export const SignInForm = ({ onSend, children }: SignInFormProps) => (
  <form
    method="post"
    onSubmit={(event) => {
      event.preventDefault();
      void onSend(new FormData(event.currentTarget));
    }}
    onFocus={() => void prepareToasts()}
  >
    {children}
  </form>
);

/** What somebody typed into a field. */
export function enteredText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The forms of the sign-in need scripts, so their button waits for them. */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      disabled={pending || !hydrated}
      className={classNames(
        'mt-7 w-full',
        pending ? 'disabled:opacity-70' : 'disabled:opacity-100',
      )}
    >
      {children}
    </Button>
  );
}
