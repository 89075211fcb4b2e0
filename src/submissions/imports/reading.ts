import type { FileImport } from '../records/imports/imports';
import type { Stage } from '../records/opportunities/settings';
import { importChoices, noChoices, type ImportChoices } from './choices';
import { importSources } from './columns';
import type { DealReading } from './deals/read-deal';

type Stored = Pick<FileImport, 'source' | 'found' | 'choices'>;

/** What was chosen for an import. */
export const choicesOf = ({ choices }: Pick<Stored, 'choices'>): ImportChoices =>
  importChoices.safeParse(choices).data ?? noChoices;

/** How the rows of an import are read. */
export const readingOf = (stored: Stored, stages: readonly Stage[]): DealReading => ({
  source: importSources.find((each) => each === stored.source) ?? 'own',
  columns: stored.found.columns,
  choices: choicesOf(stored),
  stages,
});
