import type { ComponentProps } from 'react';

import { classNames } from './class-names';
import { Link } from './link';

/** Three hairlines that fill with the accent when pointed at: many thin lines, one solid. */
export const tripleUnderline =
  'inline-block pt-2 pb-3 font-[560] max-sm:pt-3.5 bg-[repeating-linear-gradient(var(--ink)_0_1px,transparent_1px_4px)] bg-[length:100%_9px] bg-[position:0_100%] bg-no-repeat hover:bg-[linear-gradient(var(--accent),var(--accent))] forced-colors:underline forced-colors:underline-offset-4 group-hover:bg-[linear-gradient(var(--accent),var(--accent))]';

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <Link className={classNames(tripleUnderline, className)} {...rest} />;
}
