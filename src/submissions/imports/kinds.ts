import type { ContactKind } from '../records/people/enter';

/** What a file is of. */
export const importKinds = ['deals', 'people', 'companies'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What the rows of a file are, where they are no deals. */
export const contactKinds: Readonly<Record<Exclude<ImportKind, 'deals'>, ContactKind>> = {
  people: 'person',
  companies: 'company',
};

/** Of an import as it is stored. */
export const kindOf = ({ kind }: { readonly kind: string }): ImportKind =>
  importKinds.find((each) => each === kind) ?? 'deals';
