import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names';
import { Link } from './link';

type Look = 'accent' | 'ink' | 'outline';

interface Appearance {
  /** `accent` is the colour of the main action, `ink` stands on it, `outline` is the second. */
  look?: Look;
  small?: boolean;
  className?: string;
  children: ReactNode;
}

const looks: Record<Look, string> = {
  accent: 'bg-accent text-accent-ink hover:bg-ink hover:text-paper',
  ink: 'bg-accent-ink text-deep-ink hover:bg-deep-ink hover:text-accent-ink',
  outline: 'border-[1.5px] border-ink hover:bg-ink hover:text-paper',
};

function buttonClass({ look = 'accent', small = false, className }: Omit<Appearance, 'children'>) {
  return classNames(
    // Forced colours take away the ground that says where it begins.
    'inline-flex items-center justify-center gap-2.5 font-[620] whitespace-nowrap disabled:opacity-40 forced-colors:border-2',
    small ? 'min-h-11 px-4.5 text-[15px]' : 'min-h-13 px-6.5 text-[17px]',
    looks[look],
    className,
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look, small, className, ...rest }: Appearance & ComponentProps<'a'>) {
  return <Link className={buttonClass({ look, small, className })} {...rest} />;
}

/** A button: it does something. */
export function Button({
  look,
  small,
  className,
  type = 'button',
  ...rest
}: Appearance & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, small, className })} {...rest} />;
}
