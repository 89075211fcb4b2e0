import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';

import type { LegalPage } from '@/payload-types';

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

/** An empty text is Payload's to refuse. */
const withTexts = z.object({ sections: z.array(z.object({ body: z.unknown() })) });
const textsOf = (data: unknown) => withTexts.safeParse(data).data?.sections ?? [];

/**
 * Refuses to publish links that would run a script, and parts of a text that no page can show.
 */
export const refuseOddText: CollectionBeforeValidateHook<LegalPage> = ({
  collection,
  data,
  req,
}) => {
  const sections = data?._status === 'draft' ? [] : textsOf(data);
  const errors = sections.flatMap((section, index) => {
    const issue = section.body ? body.safeParse(section.body).error?.issues[0] : undefined;
    if (!issue) return [];
    const message =
      issue.path.at(-1) === 'url'
        ? 'A link leads to a web address, an email address or a telephone number.'
        : 'This text has a part that the site does not know.';
    return [{ path: `sections.${index}.body`, label: 'Body', message }];
  });
  if (errors.length > 0)
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return data;
};
