import type { TextareaField, TextField } from 'payload';

import { line } from '../../fields/lines';

/** Fields that open most sections. Each block gets ones of its own: Payload writes into them. */
export const headingField = (first: string): TextField =>
  line('heading', 80, { defaultValue: first });

export const labelField = (first?: string): TextField => ({
  name: 'label',
  type: 'text',
  maxLength: 30,
  defaultValue: first,
  admin: { description: 'The small word over the heading; it may stay empty.' },
});

export const introField = (first?: string): TextareaField => ({
  name: 'intro',
  type: 'textarea',
  label: 'Introduction',
  maxLength: 200,
  defaultValue: first,
});
