import type { FileImport } from '../records/imports/imports';
import type { Stage } from '../records/opportunities/settings';
import { importChoices, noChoices, type ImportChoices } from './choices';
import { importSources } from './columns';
import type { ContactReading } from './contacts/read-contact';
import type { DealReading } from './deals/read-deal';
import { contactKinds, kindOf } from './kinds';

type Stored = Pick<FileImport, 'kind' | 'source' | 'found' | 'choices'>;

/** What was chosen for an import. */
export const choicesOf = ({ choices }: Pick<Stored, 'choices'>): ImportChoices =>
  importChoices.safeParse(choices).data ?? noChoices;

/** How the rows of an import of people or companies are read; null of deals. */
export function contactReadingOf({
  found,
  ...stored
}: Omit<Stored, 'choices'>): ContactReading | null {
  const kind = kindOf(stored);
  return kind === 'deals' ? null : { kind: contactKinds[kind], columns: found.columns };
}

/** How the rows of an import of deals are read. */
export const readingOf = (stored: Stored, stages: readonly Stage[]): DealReading => ({
  source: importSources.find((each) => each === stored.source) ?? 'own',
  columns: stored.found.columns,
  choices: choicesOf(stored),
  stages,
});
