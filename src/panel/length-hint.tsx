'use client';

import { useFormFields } from '@payloadcms/ui';
import { z } from 'zod';

import { classes } from '@/platform/payload/panel/marks';

const text = z.string().catch('');

/** Under what search engines are told: how much of it they show. Empty is right, too. */
export function LengthHint({ path, most }: { path: string; most: number }) {
  const length = useFormFields(([fields]) => text.parse(fields[path]?.value).trim().length);
  return <p className={classes.fieldDescription}>{hintOf(length, most)}</p>;
}

function hintOf(length: number, most: number): string {
  if (length === 0) return `Empty: the page’s own. Search engines show about ${most} characters.`;
  const over = length - most;
  return over > 0
    ? `${length} characters. Search engines show about ${most}, and may cut off the last ${over}.`
    : `${length} of about ${most} characters that search engines show.`;
}
