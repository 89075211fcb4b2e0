import { z } from 'zod';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** More would be a number that PostgreSQL does not take. */
const most = 1_000_000;

/** In the panel a read can carry a document that is not saved. */
const unsaved = z.string().refine((json) => {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
});

const reading = z.object({
  data: unsaved.optional(),
  depth: whole(0, 10).optional(),
  limit: whole(0, most).optional(),
  page: whole(1, most).optional(),
});

const text = z.string().max(200);
const value = z.union([text, z.array(text).max(100)]);
/** No field of a public collection is a place, and none has a list to search with `all`. */
const operators = [
  ...(['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'] as const),
  ...(['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'] as const),
] as const;
const comparison = z.partialRecord(z.enum(operators), value);
/** No dot: by what another document says, its drafts could be guessed letter by letter. */
const fields = z.record(z.string().regex(/^\w{1,80}$/), comparison);
const alternatives = z.array(fields).max(10);
const where = z.record(z.string().max(80), z.unknown()).superRefine((given, context) => {
  for (const [key, part] of Object.entries(given)) {
    const isList = key === 'and' || key === 'or';
    if (!(isList ? alternatives : fields).safeParse(isList ? part : { [key]: part }).success)
      context.addIssue({ code: 'custom', path: [key], message: 'Not a filter' });
  }
});

/** What the API lets strangers query. */
const strangersReading = z.strictObject({
  ...reading.shape,
  limit: whole(1, 100).optional(),
  sort: z
    .string()
    .regex(/^[\w,-]{1,200}$/)
    .optional(),
  select: z.record(z.string(), z.unknown()).optional(),
  pagination: z.enum(['true', 'false']).optional(),
  draft: z.literal('false').optional(),
  locale: text.optional(),
  'fallback-locale': text.optional(),
  where: where.optional(),
});

/**
 * What is wrong with the query of a request, in words; undefined when nothing is. Payload (3.90.2)
 * hands most of it on to the database, whatever it is.
 */
export function queryProblem(query: unknown, isStranger: boolean): string | undefined {
  const { error } = (isStranger ? strangersReading : reading).safeParse(query);
  const [issue] = error?.issues ?? [];
  if (!issue) return undefined;
  if (issue.code === 'unrecognized_keys')
    return `This query is not known: ${issue.keys.join(', ')}`;
  const name = issue.path.join('.');
  if (issue.code === 'too_small') return `${name} is ${String(issue.minimum)} or more.`;
  if (issue.code === 'too_big') return `${name} is ${String(issue.maximum)} or less.`;
  return `${name} cannot be read.`;
}
