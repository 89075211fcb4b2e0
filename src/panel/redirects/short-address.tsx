'use client';

import { useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';

import { shortLinkHome } from '@/page-views/short-links';
import { classes } from '@/platform/payload/panel/marks';

const text = z.string().catch('');

/** Under the word of a short link: the whole address, to be copied. */
export function ShortAddress() {
  const word = useFormFields(([fields]) => text.parse(fields.word?.value).trim().toLowerCase());
  const [copied, setCopied] = useState('');
  if (word === '') return null;
  const address = () => `${window.location.origin}${shortLinkHome}${word}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address());
    setCopied(word);
  };
  return (
    <p className={classes.fieldDescription}>
      {shortLinkHome}
      {word}{' '}
      <button type="button" className="short-address__copy" onClick={() => void copy()}>
        Copy the address
      </button>{' '}
      <span role="status">{copied === word ? 'Copied.' : ''}</span>
    </p>
  );
}
