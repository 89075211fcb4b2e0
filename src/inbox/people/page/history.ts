import {
  correctionOf,
  detailOf,
  mergedOf,
  type ContactDeed,
} from '@/submissions/records/people/change';

import { kindLabels } from '../contact-words';

/** What somebody did, to stand after their name. */
export function deedWords(deed: ContactDeed, names: ReadonlyMap<string, string>): string {
  const merged = mergedOf(deed);
  const other = (merged && names.get(merged)) ?? 'somebody who is gone';
  switch (deed.deed) {
    case 'entered':
      return 'entered this';
    case 'added':
      return `added ${detailWords(deed)}`;
    case 'corrected':
      return `corrected ${correctionWords(deed)}`;
    case 'removed':
      return `removed ${detailWords(deed)}`;
    case 'moved':
      return 'changed the company';
    case 'merged':
      return `merged ${other} into this`;
    case 'taken-apart':
      return `took ${other} apart from this`;
  }
}

function detailWords(deed: ContactDeed): string {
  const detail = detailOf(deed);
  if (!detail) return 'something';
  if (detail.kind === 'note') return 'a note';
  return `the ${kindLabels[detail.kind].toLowerCase()} ${detail.value}`;
}

function correctionWords(deed: ContactDeed): string {
  const correction = correctionOf(deed);
  if (!correction) return 'something';
  const { kind, from, to } = correction;
  return kind === 'note' ? 'a note' : `the ${kindLabels[kind].toLowerCase()} ${from} to ${to}`;
}
