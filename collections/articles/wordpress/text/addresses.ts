import { isMailLink } from '../../../soundness/rich-text';

/**
 * Where a link leads, as far as a text may lead there: an address of the web, a path, a mail, a telephone. Of
 * anything else, such as a script or a place further down the page, the words stay.
 */
export function addressOf(href: string): string | undefined {
  const typed = href.trim();
  const whole = typed.startsWith('//') ? `https:${typed}` : typed;
  if (/^mailto:/i.test(whole)) return isMailLink(whole) ? whole : undefined;
  if (/^tel:[+\d\s().-]{3,40}$/i.test(whole)) return whole;
  const isKnown = /^https?:\/\//i.test(whole) || whole.startsWith('/');
  return isKnown && URL.canParse(whole, 'https://site.invalid') && whole.length <= 2000
    ? whole
    : undefined;
}

export const isPictureFile = (address: string): boolean =>
  /\.(?:png|jpe?g|webp|avif|gif|svg)(?:\?.*)?$/i.test(address);
