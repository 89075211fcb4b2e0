import type { ComponentProps } from 'react';

/** A place of this site, or an address that opens a page, a mail or a call, and runs nothing. */
const isHarmless = (href: string): boolean =>
  /^(?:(?:https?|mailto|tel):|[^:/?#]*(?:[/?#]|$))/i.test(href);

/**
 * Every link whose address is content. A draft is not validated: what is no harmless address there
 * stands in a preview as its words alone.
 */
export function Link({ href, ...rest }: ComponentProps<'a'>) {
  return href === undefined || isHarmless(href) ? (
    <a href={href} {...rest} />
  ) : (
    <span>{rest.children}</span>
  );
}
