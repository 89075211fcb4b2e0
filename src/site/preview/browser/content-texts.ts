import { markOf } from '../marks';

/** A text of the content, and the field that holds it (collections/texts/list-texts.ts). */
export interface ContentText {
  readonly text: string;
  /** Where it is, in words. */
  readonly label: string;
  /** Opens its field in the panel. */
  readonly href: string;
  /** Why nobody changes it, where that is so. */
  readonly fixed?: string;
}

/** All texts of the content, with the access of who looks; none when the site does not answer. */
export async function fetchTexts(): Promise<ContentText[]> {
  const answer = await fetch('/api/content-texts', { cache: 'no-store' });
  const given: unknown = answer.ok ? await answer.json() : {};
  const texts: unknown = Reflect.get(Object(given), 'texts');
  return Array.isArray(texts) ? texts.filter(isContentText) : [];
}

const isContentText = (given: unknown): given is ContentText =>
  ['text', 'label', 'href'].every((name) => typeof Reflect.get(Object(given), name) === 'string');

/** Of the field of a text; none holds what stands in the code. */
export const isFixed = (field: ContentText | undefined): boolean =>
  field === undefined || field.fixed !== undefined;

/** The mark that the text of a field carries on a page. */
export function markOfField({ href }: ContentText): string {
  const { pathname, searchParams } = new URL(href, window.origin);
  return markOf(pathname, searchParams.get('field') ?? '');
}
