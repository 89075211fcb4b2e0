import 'server-only';

import { formList } from '@/forms';
import { foldCase } from '@/platform/fold-case';
import {
  keptKinds,
  listKeptTexts,
  type KeptKind,
  type KeptText,
} from '@/submissions/records/thread/kept-texts';

import type { Colleague } from '../../submission/colleagues';
import type { InboxView } from '../inbox-view';
import { bestMatch, type Candidate, type Match } from '../matches';
import { parseSearch, type Operator } from '../parse-search';
import { assigneeName } from '../words';
import { reading } from './reading';
import type { Submission } from './submission';

interface Looks {
  /** The id of who looks. */
  readonly viewer: string;
  readonly colleagues: readonly Colleague[];
}

/**
 * What each row has that an operator of a search asked for, by its id, where its columns do not show that. The
 * rows have been read under access control.
 */
export async function whyByOperators(
  { search, queue, form }: InboxView,
  rows: readonly Submission[],
  { viewer, colleagues }: Looks,
): Promise<ReadonlyMap<string, Match>> {
  const operators = parseSearch(search).operators.filter(({ isExcluded }) => !isExcluded);
  if (operators.length === 0) return new Map();
  const kinds = keptKinds.filter((kind) => operators.some(asksFor(kind)));
  const kept = await reading('read what lies beside the rows', async () => {
    const asked = (queue ? formList : [form]).map((each) =>
      listKeptTexts(each, idsOf(rows, each.name), { kinds, author: viewer }),
    );
    return (await Promise.all(asked)).flat();
  });
  return new Map(
    rows.flatMap((row) => {
      const own = (kept ?? []).filter(({ id }) => id === row.id);
      for (const operator of operators) {
        const match = matchOf(operator, row, { own, colleagues, isInList: queue !== null });
        if (match) return [[row.id, match] as const];
      }
      return [];
    }),
  );
}

const idsOf = (rows: readonly Submission[], form: Submission['form']): string[] =>
  rows.filter((row) => row.form === form).map(({ id }) => id);

const asksFor =
  (kind: KeptKind) =>
  ({ name, value }: Operator): boolean =>
    name === 'has' && value.toLowerCase() === kind;

interface Beside {
  readonly own: readonly KeptText[];
  readonly colleagues: readonly Colleague[];
  /** A list of work shows tags and whom it is assigned to, and a table does not. */
  readonly isInList: boolean;
}

function matchOf(
  { name, value }: Operator,
  { values, tags, assignee }: Submission,
  { own, colleagues, isInList }: Beside,
): Match | null {
  const [sender, email] = [values['name'] ?? '', values['email'] ?? ''];
  switch (name) {
    case 'from':
      return bestMatch(
        [{ text: value, reference: null, digits: null }],
        isInList ? [sender] : [sender, email],
        [
          { label: 'Email', text: email },
          { label: 'Name', text: sender },
        ],
      );
    case 'tag': {
      const wanted = foldCase(value);
      const meant = tags.filter((tag) => foldCase(tag).includes(wanted));
      return isInList ? null : wholly({ label: 'Tag', text: meant.join(', ') });
    }
    case 'to':
    case 'assigned':
      return isInList || assignee === null
        ? null
        : wholly({ label: 'Assigned to', text: assigneeName(colleagues, assignee) });
    case 'has': {
      if (foldCase(value) === 'tag')
        return isInList ? null : wholly({ label: 'Tag', text: tags.join(', ') });
      const found = own.find(({ kind }) => kind === value.toLowerCase());
      return found ? wholly({ label: labels[found.kind], text: found.text }) : null;
    }
    // Its columns and marks show these.
    case 'is':
    case 'priority':
    case 'before':
    case 'after':
    case 'form':
      return null;
  }
}

const labels: Readonly<Record<KeptKind, string>> = {
  note: 'Note',
  file: 'File',
  draft: 'Draft',
};

const shown = 180;

/** All of it is what was asked for, so that no part of it is marked. */
function wholly({ label, text }: Candidate): Match | null {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return null;
  const piece = line.length > shown ? `${line.slice(0, shown)}…` : line;
  return { label, parts: [{ text: piece, isMarked: false }] };
}
