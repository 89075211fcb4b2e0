import type { FlattenedField, Option } from 'payload';
import { z } from 'zod';

import { richTextProblem } from './rich-text';

type Given = Exclude<FlattenedField, { type: 'group' | 'tab' | 'array' | 'blocks' }>;

const text = z.string();
const number = z.union([z.number(), z.string().regex(/^\s*(?:-?\d+(?:\.\d+)?\s*)?$/)]);
const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false', ''])]);
/** PostgreSQL has no year 0, and Payload writes those before it and beyond 9999 as nothing it reads. */
const moment = z.date().min(new Date('0001-01-01')).max(new Date('9999-12-31T23:59:59.999Z'));
const date = z.union([
  moment,
  z
    .string()
    .transform((value) => new Date(value))
    .pipe(moment),
]);
/** A document by its id, or as a read with depth gives it. */
const document = z.union([z.uuid(), z.object({ id: z.uuid() })]);
/** What Payload's form sends for a document that was taken out. */
const none = z.enum(['', 'none', 'null']);

const optionsOf = (options: readonly Option[]) =>
  options.map((option) => (typeof option === 'string' ? option : option.value));

/** What a value has to be, for the field to make anything of it. */
function kindOf(field: Given): { readonly schema: z.ZodType; readonly wanted: string } | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return { schema: text, wanted: 'a text' };
    case 'number':
      return { schema: number, wanted: 'a number' };
    case 'checkbox':
      return { schema: yesOrNo, wanted: 'true or false' };
    case 'date':
      return { schema: z.union([date, z.literal('')]), wanted: 'a date in the years 1 to 9999' };
    case 'select':
    case 'radio': {
      const options = optionsOf(field.options);
      return { schema: z.enum(options), wanted: `one of ${options.join(', ')}` };
    }
    case 'relationship':
    case 'upload': {
      const { relationTo } = field;
      if (typeof relationTo === 'string')
        return { schema: document, wanted: `the id of one of the ${relationTo}` };
      const schema = z.object({ relationTo: z.enum(relationTo), value: document });
      return {
        schema,
        wanted: `{ relationTo, value } with the id of one of the ${relationTo.join(', ')}`,
      };
    }
    default:
      return undefined;
  }
}

const hasMany = (field: Given): boolean => 'hasMany' in field && field.hasMany === true;
const namesDocuments = ({ type }: Given) => type === 'relationship' || type === 'upload';

/**
 * What is wrong with the kind of a value, whatever it says: a list where a text stands would break
 * the page or the database.
 */
export function kindProblem(field: Given, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (field.type === 'richText') return richTextProblem(value);
  const kind = kindOf(field);
  if (!kind) return undefined;
  const { schema, wanted } = kind;
  if (namesDocuments(field) && none.safeParse(value).success) return undefined;
  if (!hasMany(field))
    return schema.safeParse(value).success ? undefined : `This is not ${wanted}.`;
  return z.array(schema).safeParse(value).success
    ? undefined
    : `This is not a list of which each is ${wanted}.`;
}
