'use client';

import { useRowLabel } from '@payloadcms/ui';
import { z } from 'zod';

const row = z.record(z.string(), z.unknown()).catch({});
const text = z.string().catch('');

/** A row of a list by the words in it, in place of “Tool 03”. */
export function RowWords({ says }: { says: string }) {
  const { data, rowNumber = 0 } = useRowLabel();
  return <span>{text.parse(row.parse(data)[says]) || `${rowNumber + 1}`}</span>;
}
