import type { FieldAffectingData } from 'payload';

/**
 * The fields of a link in a formatted text. Links lead to addresses alone, so the choice between an
 * address and “another document” has one answer, and is not shown.
 */
export const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }) =>
  defaultFields.map((field) =>
    field.name === 'linkType' && field.type === 'radio'
      ? { ...field, admin: { ...field.admin, hidden: true } }
      : field,
  );
