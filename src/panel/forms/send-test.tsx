'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { z } from 'zod';

import { classes } from '@/platform/payload/panel/marks';

const text = z.string().catch('');

/** Leads to the preview of the form: what is sent there is a test. What is in the trash has none. */
export function SendTest() {
  const { isTrashed } = useDocumentInfo();
  const slug = text.parse(useFormFields(([fields]) => fields['slug']?.value));
  if (slug === '' || isTrashed) return null;
  const address = `/cms/preview?path=${encodeURIComponent(`/forms/${slug}`)}`;
  return (
    <div className={classes.field}>
      <a href={address} target="_blank" rel="noreferrer">
        Send a test
      </a>
      <br />
      Fill in the preview and send it. It goes through everything, is marked as a test and counts
      nowhere.
    </div>
  );
}
