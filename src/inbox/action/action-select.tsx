'use client';

import type { ReactNode } from 'react';

import { selectBox } from '@/ui/dense-controls';

import { useTyped } from './action-form';

interface ActionSelectProps {
  name: string;
  value: string;
  children: ReactNode;
}

/** Shows what is stored, or what was chosen and could not be stored. */
export function ActionSelect({ name, value, children }: ActionSelectProps) {
  const typed = useTyped(name);
  return (
    <select key={value} name={name} defaultValue={typed ?? value} className={selectBox}>
      {children}
    </select>
  );
}
