import { isAddress, isEmailAddress } from '@/platform/email-address';
import { mailAddress } from '@/platform/mail/mail-address';

import type { Kind } from './kind';
import { cleanWord, lengthProblem, Line, plainAnswer, type TextSettings } from './text';

interface EmailSettings extends TextSettings {
  /** What the person reads when the address is not one. */
  readonly invalid: string;
}

/** An address to which mail can be sent. */
export const emailKind: Kind<EmailSettings> = (field) => ({
  ...plainAnswer(field),
  noun: 'address',
  columns: 2,
  draw: (drawn) => <Line field={field} drawn={drawn} type="email" />,
  clean: cleanWord,
  check: (answer) =>
    lengthProblem(field, answer) ?? (isEmailAddress(answer) ? null : field.invalid),
  column: {
    ...{ name: field.name, label: field.label, required: field.required },
    index: true,
    type: 'email',
    validate: isAddress,
  },
  link: mailAddress,
});
