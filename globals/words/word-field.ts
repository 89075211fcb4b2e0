import type { Field } from 'payload';
import { text, textarea } from 'payload/shared';

import { braceProblem, inWords } from '@/forms/reply-template';
import type { Word } from '@/words';

/**
 * The field in which editors write a wording. Its default stands in it in grey while it is empty. It
 * has no column of its own: stored-words.ts holds its value.
 */
export function wordField(name: string, word: Word): Field {
  const { label, isLong = false } = word;
  if (word.fixed !== undefined) return fixedField(name, word, word.fixed);
  const common = {
    name,
    label,
    virtual: true,
    // Payload takes what has no column for what nobody writes.
    admin: { readOnly: false, placeholder: word.text, description: describe(word) },
    custom: { whenEmpty: word.text },
  };
  return isLong
    ? { ...common, type: 'textarea', maxLength: 300, validate: knownFields(word, textarea) }
    : { ...common, type: 'text', maxLength: 60, validate: knownFields(word, text) };
}

/** Shows a wording that cannot be changed, so that editors find it, and the reason. */
const fixedField = (name: string, { label, text }: Word, reason: string): Field => ({
  name,
  label,
  type: 'text',
  virtual: true,
  hooks: { afterRead: [() => text] },
  admin: { readOnly: true, description: `This wording is fixed, because ${reason}` },
  custom: { fixed: reason },
});

function describe({ about, fields }: Word): string | undefined {
  const parts = [about, fields && `${inWords(fields)}.`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** A name in braces that nothing fills in would reach visitors as it is. */
const knownFields =
  <Options>({ fields = {} }: Word, check: Check<Options>): Check<Options> =>
  (written, options) =>
    braceProblem(written ?? '', fields) ?? check(written, options);

type Check<Options> = (
  written: string | null | undefined,
  options: Options,
) => Promise<string | true> | string | true;
