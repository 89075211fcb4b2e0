'use client';

import { Button } from '@payloadcms/ui';

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
  return (
    <div className="section-note">
      <p>{[about, stays, place].filter(Boolean).join(' ')}</p>
      {words ? (
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => void openField({ path: words.field, tab: words.tab })}
        >
          Edit its words under “{words.tab}”
        </Button>
      ) : null}
    </div>
  );
}
