import type { FormState } from 'payload';

import { inDigits } from '@/platform/place/wording';
import type { FoldedPart } from '~/collections/panel/folded';

/** @returns the first words of the chapter, and what else is set in it */
export function foldedWords(
  parts: readonly FoldedPart[],
  within: string,
  fields: FormState,
): string {
  const said: string[] = [];
  for (const { path, label, kind } of parts) {
    const field = fields[within + path];
    if (!field || field.passesCondition === false) continue;
    const { value, rows } = field;
    if (kind === 'rows' && rows !== undefined && rows.length > 0)
      said.push(`${label}: ${inDigits(rows.length)}`);
    if (kind === 'tick' && value === true) said.push(label);
    if (kind === 'set' && isSet(value)) said.push(label);
    if (kind === 'words' && typeof value === 'string' && value !== '')
      said.push(said.length === 0 ? value : label);
  }
  return said.join(' · ') || 'Nothing set';
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
