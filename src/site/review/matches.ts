import type { Where } from 'payload';
import { z } from 'zod';

const idOf = (value: unknown): unknown =>
  z.object({ id: z.unknown() }).safeParse(value).data?.id ?? value;

/** What stands at a path of a document that was read with what it names. */
function valuesAt(given: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(given))
    return given.flatMap((each: unknown) =>
      valuesAt(each, name === undefined ? [] : [name, ...rest]),
    );
  if (name === undefined) return [idOf(given)];
  if (typeof given !== 'object' || given === null) return [];
  return valuesAt(Reflect.get(given, name), rest);
}

/** The operators that reads of content use; any other is met by nothing. */
const operators: Record<string, (values: readonly unknown[], wanted: unknown) => boolean> = {
  equals: (values, wanted) => values.includes(wanted),
  not_equals: (values, wanted) => !values.includes(wanted),
  in: (values, wanted) => listed(wanted).some((each) => values.includes(each)),
  not_in: (values, wanted) => !listed(wanted).some((each) => values.includes(each)),
  exists: (values, wanted) => values.some((each) => each !== undefined && each !== null) === wanted,
};

const listed = (wanted: unknown): readonly unknown[] => (Array.isArray(wanted) ? wanted : [wanted]);

/** Whether a draft, which is not in the table that is read, would be found there. */
export function matches(doc: object, where: Where = {}): boolean {
  return Object.entries(where).every(([key, asked]) => {
    if (Array.isArray(asked))
      return key === 'or'
        ? asked.length === 0 || asked.some((each) => matches(doc, each))
        : asked.every((each) => matches(doc, each));
    const values = valuesAt(doc, key.split('.'));
    return Object.entries(asked).every(
      ([name, wanted]) => operators[name]?.(values, wanted) === true,
    );
  });
}

const text = z.union([z.string(), z.number()]).catch('');

/** Puts a draft to its place in a list. @param sort as the read asks for it: `-publishedOn` */
export function inserted<Doc extends object>(
  docs: readonly Doc[],
  doc: Doc,
  sort: string | undefined,
): Doc[] {
  const isDown = sort?.startsWith('-') === true;
  const name = sort?.replace(/^-/, '');
  if (name === undefined) return [doc, ...docs];
  const own = text.parse(Reflect.get(doc, name));
  const at = docs.findIndex((each) => {
    const other = text.parse(Reflect.get(each, name));
    return isDown ? other <= own : other > own;
  });
  return at < 0 ? [...docs, doc] : docs.toSpliced(at, 0, doc);
}
