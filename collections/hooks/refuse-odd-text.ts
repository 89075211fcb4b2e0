import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
} from 'payload';
import { z } from 'zod';

/** What the editor's features make (payload.config.ts). */
const known = z.enum([
  'root',
  'paragraph',
  'heading',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'linebreak',
  'tab',
]);

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Read as browsers read it, which skip what people cannot see. */
function leadsSomewhere(url: string): boolean {
  const base = 'https://site.invalid';
  return URL.canParse(url, base) && schemes.includes(new URL(url, base).protocol);
}

const node = z.object({
  type: known,
  url: z.string().refine(leadsSomewhere).optional(),
  fields: z.object({ url: z.string().refine(leadsSomewhere).nullish() }).optional(),
  get children() {
    return z.array(node).optional();
  },
});

const body = z.object({ root: node });

/** An empty text is Payload's to refuse, and not each row has one. */
const rows = z.array(z.object({ body: z.unknown().optional() }));

const document = z.record(z.string(), z.unknown());

type List = 'sections' | 'blocks';

function findErrors(data: unknown, list: List) {
  const { data: given = {} } = document.safeParse(data);
  const texts = given._status === 'draft' ? [] : (rows.safeParse(given[list]).data ?? []);
  return texts.flatMap((text, index) => {
    const issue = text.body ? body.safeParse(text.body).error?.issues[0] : undefined;
    if (!issue) return [];
    const message =
      issue.path.at(-1) === 'url'
        ? 'A link leads to a web address, an email address or a telephone number.'
        : 'This text has a part that the site does not know.';
    return [{ path: `${list}.${index}.body`, label: 'Body', message }];
  });
}

/**
 * Refuses to publish links that would run a script, and parts of a text that no page can show.
 * @param list the field whose rows have a text each, as their `body`
 */
export const refuseOddText =
  (list: List): CollectionBeforeValidateHook =>
  ({ collection, data, req }): unknown => {
    const errors = findErrors(data, list);
    if (errors.length > 0)
      throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
    return data;
  };

/** The same for a global. */
export const refuseOddTextOnPage =
  (list: List): GlobalBeforeValidateHook =>
  ({ data, global, req }): unknown => {
    const errors = findErrors(data, list);
    if (errors.length > 0) throw new ValidationError({ errors, global: global.slug, req }, req.t);
    return data;
  };
