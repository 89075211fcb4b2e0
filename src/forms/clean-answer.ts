import { cleanText, isBlank, visibleText } from '@/platform/plain-text';

import type { FormField } from './definition';

/**
 * What a person meant to answer: nobody is refused for what came along with a paste and cannot be
 * seen. What shows nothing is empty. An address or a number holds nothing unseen; what a space would
 * split stays split, and is refused.
 */
export function cleanAnswer(kind: FormField['kind'], text: string): string {
  if (isBlank(text)) return '';
  const clean = cleanText(text).normalize('NFC').trim();
  switch (kind) {
    case 'long-text':
      return clean;
    case 'text':
      return clean.replace(/[\t\n]+/g, ' ');
    case 'email':
    case 'tel':
      return visibleText(clean.replace(/[\t\n]+/g, ' ')).trim();
    case 'choice':
      return text;
  }
}
