import { readRecord } from '../made/record';
import type { FieldBase, Kind } from './kind';
import { plainAnswer } from './text';

/** What a made form asked and what was answered, under the words that asked. Nobody fills it in. */
export const recordKind: Kind<FieldBase> = (field) => {
  const { name, label, required } = field;
  const written = (stored: unknown): string | null => {
    const record = readRecord(stored);
    return record && JSON.stringify(record);
  };
  return {
    ...plainAnswer(field),
    columns: 1,
    label: 'none',
    draw: () => null,
    clean: (answer) => answer,
    check: () => `Nobody answers ${label}`,
    // PostgreSQL keeps the names in an order of its own; the same answer is the same text here.
    fromColumn: written,
    column: { name, label, required, type: 'json' },
    isIndexed: false,
    find: () => null,
  };
};
