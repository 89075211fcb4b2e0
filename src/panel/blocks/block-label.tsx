'use client';

import { useFormFields, useRowLabel } from '@payloadcms/ui';
import { z } from 'zod';

const text = z.string().catch('');

interface BlockLabelProps {
  /** What the panel calls the block. */
  name: string;
  /** The field whose words tell it from others. */
  says: string;
}

/** The row of a block: what it is, and the words that are in it, as they are typed. */
export function BlockLabel({ name, says }: BlockLabelProps) {
  const { path, rowNumber = 0 } = useRowLabel();
  const words = useFormFields(([fields]) => text.parse(fields[`${path}.${says}`]?.value));
  return (
    <span className="block-label">
      <span className="block-label__number">{rowNumber + 1}</span>
      <strong>{name}</strong>
      <span className="block-label__words">{words}</span>
    </span>
  );
}
