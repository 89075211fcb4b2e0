'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

import { openField } from '../search/open-field';

interface SectionNoteProps {
  /** Where editors find what the section shows. */
  about: string;
  words?: { field: string; tab: string };
  /** Why it cannot be left out, and where it has to stand. */
  stays?: string;
  place?: string;
}

/** In the row of a section that the page has by itself: its words stand elsewhere in the form. */
export function SectionNote({ about, words, stays, place }: SectionNoteProps) {
  const search = useRef<AbortController>(null);
  useEffect(() => () => search.current?.abort(), []);
  const open = ({ field, tab }: { field: string; tab: string }) => {
    search.current?.abort();
    search.current = new AbortController();
    void openField({ path: field, tab }, search.current.signal);
  };
  return (
    <div className="section-note">
      <p>{[about, stays, place].filter(Boolean).join(' ')}</p>
      {words ? (
        <Button buttonStyle="secondary" size="small" onClick={() => open(words)}>
          Edit its words under “{words.tab}”
        </Button>
      ) : null}
    </div>
  );
}
