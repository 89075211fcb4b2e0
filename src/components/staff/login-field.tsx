interface LoginFieldProps {
  label: string;
  name: string;
  type: 'email' | 'password';
  autoComplete: string;
}

export function LoginField({ label, name, type, autoComplete }: LoginFieldProps) {
  const id = `login-${name}`;
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-2 block text-[15px] font-[580]">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        className="block min-h-13 w-full border border-b-[3px] border-edge border-b-ink bg-paper px-3.5 py-3 text-[16px] outline-offset-0 focus:border-b-one focus:outline-2 focus:outline-ink"
      />
    </div>
  );
}
