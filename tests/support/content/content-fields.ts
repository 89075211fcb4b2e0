import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

const listed = z.object({
  texts: z.array(z.object({ text: z.string(), href: z.string(), fixed: z.string().nullish() })),
});
const record = z.record(z.string(), z.unknown());
const richText = z.object({ root: record });

/** A field with words that an editor may change. */
export interface ContentField {
  /** The collection or the global. */
  readonly slug: string;
  /** Of its document in the API: `globals/words`, `industries/5f…`. */
  readonly document: string;
  /** As the panel names it: `solutions.1.title`. */
  readonly path: string;
  /** Its text, or the first paragraph of it; of an empty one what stands there meanwhile. */
  readonly text: string;
}

export interface ContentFields {
  readonly fields: readonly ContentField[];
  /** Texts that stay as they are, because the specification says them to the letter. */
  readonly fixed: ReadonlySet<string>;
}

/** Every field with a text, as the server finds them by the definitions of all content. */
export async function listFields(editor: APIRequestContext): Promise<ContentFields> {
  const answer = await editor.get('/api/content-texts');
  if (!answer.ok())
    throw new Error(`The texts answered ${answer.status()}: ${await answer.text()}`);
  const { texts } = listed.parse(await answer.json());
  const fields = new Map<string, ContentField>();
  const fixed = new Set<string>();
  for (const { href, text, fixed: reason } of texts) {
    if (reason) fixed.add(text);
    else if (!fields.has(href)) fields.set(href, toField(href, text));
  }
  return { fields: [...fields.values()], fixed };
}

function toField(href: string, text: string): ContentField {
  const { pathname, searchParams } = new URL(href, 'http://panel');
  const document = pathname.replace(/^\/cms\/(collections\/)?/, '');
  const [first = '', second = ''] = document.split('/');
  const slug = first === 'globals' ? second : first;
  return { slug, document, path: searchParams.get('field') ?? '', text };
}

export interface Change extends ContentField {
  readonly change: (text: string) => string;
}

/** Saves these changes of one document, as the panel does: live at once. */
export async function saveChanges(
  editor: APIRequestContext,
  document: string,
  changes: readonly Change[],
): Promise<void> {
  const before = record.parse(await (await editor.get(`/api/${document}?depth=0`)).json());
  const after = changes.reduce<unknown>(
    (doc, { path, text, change }) =>
      changeAt(doc, path.split('.'), (value) => changeValue(value, text, change)),
    before,
  );
  const changed = Object.entries(record.parse(after)).filter(
    ([name, value]) => value !== before[name],
  );
  const method = document.startsWith('globals/') ? 'POST' : 'PATCH';
  const data = Object.fromEntries(changed);
  const answer = await editor.fetch(`/api/${document}?depth=0`, { method, data });
  if (!answer.ok()) throw new Error(`${document}: ${answer.status()} ${await answer.text()}`);
}

function changeAt(
  value: unknown,
  [name, ...inner]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((row: unknown, at) =>
      String(at) === name ? changeAt(row, inner, change) : row,
    );
  const fields = record.catch({}).parse(value);
  return { ...fields, [name]: changeAt(fields[name], inner, change) };
}

/** A text, several, or a formatted one. */
function changeValue(value: unknown, otherwise: string, change: Change['change']): unknown {
  if (typeof value === 'string' && value.trim() !== '') return change(value);
  if (Array.isArray(value)) return value.map((each) => changeValue(each, otherwise, change));
  if (!richText.safeParse(value).success) return change(otherwise);
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === 'text' && typeof part === 'string' ? change(part) : part,
    ),
  );
}
