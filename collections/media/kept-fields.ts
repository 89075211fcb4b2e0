import type { CheckboxField, Field, TextField } from 'payload';

import { closedField, editors } from '../access';

const kept = {
  access: { create: closedField, read: ({ req }) => editors({ req }), update: closedField },
} as const satisfies Partial<Field>;

const hidden = { hidden: true, disableBulkEdit: true, disableListColumn: true } as const;

/** Is set by the server alone, and is for nobody but editors. */
const keptText = (name: string) =>
  ({
    ...{ name, type: 'text', index: true, ...kept },
    admin: { ...hidden, disableListFilter: true },
  }) satisfies TextField;

const keptMark = (name: string, label: string, Cell?: string): CheckboxField => ({
  ...{ name, type: 'checkbox', label, defaultValue: false, index: true, ...kept },
  admin: {
    ...hidden,
    disableListColumn: Cell === undefined,
    ...(Cell !== undefined && { components: { Cell } }),
  },
});

/** What the server notes of a picture (describe-file.ts, note-uses.ts). */
export const keptFields: Field[] = [
  // SHA-256, in hexadecimal digits: of the bytes that were sent, and of those that are kept.
  keptText('sentHash'),
  keptText('contentHash'),
  // The part in common of files that it had before: their addresses lead to those of today.
  { ...keptText('formerNames'), hasMany: true },
  // All that a search looks into, in one column with an index (search-index.ts).
  { ...keptText('searchText'), label: 'name, alternative text or tag', index: false },
  keptMark('inUse', 'Used', '/src/panel/media/cells#UseCell'),
  keptMark('altIsMissing', 'Without alternative text'),
];
