'use client';

import { TextField, useField } from '@payloadcms/ui';
import { useId, type ComponentProps } from 'react';

interface TagsInputProps extends ComponentProps<typeof TextField> {
  readonly known: readonly string[];
}

/** Free words, as Payload has them, and those that are used already at a touch. */
export function TagsInput({ known, ...field }: TagsInputProps) {
  const heading = useId();
  const { value, setValue, disabled } = useField<string[]>({ path: field.path });
  const given = Array.isArray(value) ? value : [];
  const others = known.filter((tag) => !given.includes(tag));
  return (
    <div className="tags-input">
      <TextField {...field} />
      {others.length > 0 ? (
        <div className="tags-input__known">
          <span id={heading}>Used before:</span>
          <ul aria-labelledby={heading}>
            {others.map((tag) => (
              <li key={tag}>
                <button type="button" disabled={disabled} onClick={() => setValue([...given, tag])}>
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
