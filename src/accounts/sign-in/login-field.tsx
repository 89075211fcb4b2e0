import type { Ref } from 'react';

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
