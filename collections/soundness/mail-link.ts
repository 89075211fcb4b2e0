import { isEmailAddress } from '@/platform/email-address';

/** To one address, with a subject and a text at most: a line's end would begin a header of its own. */
export function isMailLink(typed: string): boolean {
  const [, to = '', query = ''] = /^mailto:([^?#]*)(?:\?([^#]*))?$/i.exec(typed) ?? [];
  const said = [...new URLSearchParams(query)];
  return (
    !to.includes('%') &&
    isEmailAddress(to) &&
    said.every(([name, text]) => /^(subject|body)$/i.test(name) && !/\p{C}/u.test(text))
  );
}
