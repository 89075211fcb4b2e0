'use client';

import { useFormFields, useRowLabel } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { z } from 'zod';

import { questionKinds } from '@/forms/made/document';

const text = z.string().catch('');
const row = z.record(z.string(), z.unknown()).catch({});

interface BlockLabelProps {
  /** What the panel calls the block. */
  name: string;
  /** The field in it whose words tell it from others. */
  says?: string;
  /** A field of the whole document that does so, where the block shows that. */
  at?: string;
}

/** The row of a block: what it is, and the words that are in it, as they are typed. */
export function BlockLabel({ name, says, at }: BlockLabelProps) {
  const { path, rowNumber = 0 } = useRowLabel();
  const field = says === undefined ? at : `${path}.${says}`;
  const words = useFormFields(([fields]) => wordsOf(fields[field ?? '']));
  return <Label {...{ rowNumber, name, words }} />;
}

/** A field that the part does not show says nothing of it. */
const wordsOf = (field: FormState[string] | undefined): string =>
  field?.passesCondition === false ? '' : text.parse(field?.value);

interface LabelProps {
  rowNumber: number;
  name: string;
  words: string;
}

const Label = ({ rowNumber, name, words }: LabelProps) => (
  <span className="block-label">
    <span className="block-label__number">{rowNumber + 1}</span>
    <strong>{name}</strong>
    <span className="block-label__words">{words}</span>
  </span>
);

/** The row of a question: its number, its kind, and its words as they are typed. */
export function QuestionLabel() {
  const { path, rowNumber = 0 } = useRowLabel();
  const kind = useFormFields(([fields]) => fields[`${path}.kind`]?.value);
  const words = useFormFields(([fields]) => wordsOf(fields[`${path}.label`]));
  const name = questionKinds.find(({ value }) => value === kind)?.label ?? '';
  return <Label {...{ rowNumber, name, words }} />;
}

/** A row of a list by the words in it, in place of “Tool 03”, and by the first of what follows them. */
export function RowWords({ says }: { says: string | readonly string[] }) {
  const { data, rowNumber = 0 } = useRowLabel();
  const values = row.parse(data);
  const [first, ...others] = [says].flat().map((name) => text.parse(values[name]));
  return (
    <span className="row-words">
      <span>{first || `${rowNumber + 1}`}</span>{' '}
      <span className="block-label__words">{others.join(' ')}</span>
    </span>
  );
}
