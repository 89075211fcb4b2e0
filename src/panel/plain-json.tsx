'use client';

import { TextareaInput, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';

/** JSON to be read (collections/fields/plain-json.ts). */
export const PlainJson: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path });
  const text = JSON.stringify(value ?? null, null, 2);
  const rows = text.split('\n').length;
  return <TextareaInput path={path} label={field.label} value={text} rows={rows} readOnly />;
};
