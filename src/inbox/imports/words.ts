import { inDigits } from '@/platform/place/wording';
import { sourceNames, type ImportKind } from '@/submissions/imports';
import type { FileImport } from '@/submissions/records/imports/imports';

export const importAddress = (id: string): string => `/admin/imports/${id}`;

const stateWords: Readonly<Record<FileImport['state'], string>> = {
  tried: 'tried, nothing is written yet',
  running: 'coming in',
  done: 'done',
  stopped: 'stopped',
};

const sourceWords = (source: string): string =>
  Object.entries(sourceNames).find(([name]) => name === source)?.[1] ?? source;

/** `From HubSpot: done` */
export const importWords = ({ source, state }: Pick<FileImport, 'source' | 'state'>): string =>
  `From ${sourceWords(source)}: ${stateWords[state]}`;

const kindWords: Readonly<Record<ImportKind, { readonly one: string; readonly many: string }>> = {
  deals: { one: 'one deal', many: 'deals' },
  people: { one: 'one person', many: 'people' },
  companies: { one: 'one company', many: 'companies' },
};

/** `one deal`, `12,500 deals` */
export const countOf = (kind: ImportKind, count: number): string =>
  count === 1 ? kindWords[kind].one : `${inDigits(count)} ${kindWords[kind].many}`;
