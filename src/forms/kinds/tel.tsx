import type { Kind } from './kind';
import { cleanWord, Line, textKind, type TextSettings } from './text';

const least = 3;

/**
 * A number as a `tel:` link, with the extension that follows it; null where it is none that can be
 * called. `+44 (0)20` is said for both `+44 20` and `020`.
 */
export function phoneAddress(written: string): string | null {
  const [number = '', extension = ''] = written.split(/(?:ext(?:ension)?\.?|x|#)(?=\s*\d+\s*$)/i);
  const digits = number.replace(/(\+\d[\d\s]*)\(0\)/, '$1').replace(/\D/g, '');
  if (digits.length < least) return null;
  const more = extension.trim();
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}${more && `;ext=${more}`}`;
}

/** A telephone number, however it is written. */
export const telKind: Kind<TextSettings> = (field) => ({
  ...textKind(field),
  draw: (drawn) => <Line field={field} drawn={drawn} type="tel" />,
  clean: cleanWord,
  link: phoneAddress,
});
