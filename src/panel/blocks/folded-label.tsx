'use client';

import { useFormFields, useRowLabel } from '@payloadcms/ui';

import type { FoldedPart } from '~/collections/panel/folded';

import { foldedWords } from './folded-words';

interface FoldedLabelProps {
  readonly name: string;
  readonly parts: readonly FoldedPart[];
}

/** The line of a chapter of a form: its name, and what is in it. */
export function FoldedLabel({ name, parts }: FoldedLabelProps) {
  const { path } = useRowLabel();
  const within = pathAround(path);
  const says = useFormFields(([fields]) => foldedWords(parts, within, fields));
  return (
    <span
      className="block-label"
      // Where the search for a field of a folded chapter finds it (../search/open-field.ts).
      data-holds={parts.map((part) => within + part.path).join(' ')}
    >
      <strong>{name}</strong>
      <span className="block-label__words">{says}</span>
    </span>
  );
}

/** Payload counts what has no name in its paths: `caseStudy._index-0`. */
const pathAround = (path: string): string =>
  path
    .split('.')
    .filter((part) => !part.startsWith('_index-'))
    .map((part) => `${part}.`)
    .join('');
