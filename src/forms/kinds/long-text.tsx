import { classNames } from '@/ui/class-names';

import { box } from './box';
import type { Kind } from './kind';
import { cleanLines, textKind, type TextSettings } from './text';

/** Many lines. */
export const longTextKind: Kind<TextSettings> = (field) => ({
  ...textKind(field),
  columns: 1,
  draw: ({ attributes: { id, name, required, ...aria }, answer }) => (
    <textarea
      {...{ id, name, required, defaultValue: answer, ...aria }}
      // No `maxLength`: it cuts what is pasted, and nobody notices. What is too long is said.
      autoComplete={field.autoComplete}
      rows={6}
      className={classNames(box, 'resize-y')}
    />
  ),
  clean: cleanLines,
  column: {
    ...{ name: field.name, label: field.label, required: field.required },
    type: 'textarea',
    maxLength: field.maxLength,
  },
});
