'use client';

import type { InputHTMLAttributes } from 'react';

import { textBox } from '@/ui/dense-controls';

import { useTyped } from '../action/action-form';

interface TypedInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoComplete' | 'list' | 'required'
> {
  name: string;
  /** Where a colleague stores something else, it is shown. */
  stored: string;
}

/** A field of one line with what is stored, or what was refused. */
export function TypedInput({ name, stored, ...rest }: TypedInputProps) {
  const typed = useTyped(name);
  return (
    <input key={stored} name={name} defaultValue={typed ?? stored} {...rest} className={textBox} />
  );
}
