import { textBox } from '@/ui/dense-controls';

interface PasswordFieldProps {
  id: string;
  /** The id of what says that it is wrong. */
  describedBy?: string;
}

/** Asks for the current password of who is signed in: a screen may have been left open. */
export const PasswordField = ({ id, describedBy }: PasswordFieldProps) => (
  <div className="w-[16rem] max-w-full">
    <label htmlFor={id} className="mb-1.5 block font-[580]">
      Your current password
    </label>
    <input
      id={id}
      name="password"
      type="password"
      required
      autoComplete="current-password"
      aria-describedby={describedBy}
      className={textBox}
    />
  </div>
);
