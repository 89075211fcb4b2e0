import { executablesIn, holesIn } from './executable';

/**
 * What a browser would run of an answer that is none of the site's own: of a page by its elements
 * and its policy, of anything else by whether a browser could take it for a page.
 */
export async function runnableIn(answer: Response): Promise<{ odd: string[]; body: string }> {
  const body = await answer.text();
  const { headers } = answer;
  const odd =
    headers.get('x-content-type-options') === 'nosniff' ? [] : ['may be taken for a page'];
  const to = headers.get('location');
  if (to !== null && !isOwn(to, answer.url)) odd.push(`leads to ${to}`);
  const type = headers.get('content-type') ?? 'text/plain';
  if (/^(text\/html|application\/xhtml|image\/svg)/.test(type) && body !== '')
    odd.push(...executablesIn(body), ...holesIn(headers.get('content-security-policy')));
  return { odd, body };
}

const isOwn = (to: string, from: string) =>
  URL.canParse(to, from) && new URL(to, from).origin === new URL(from).origin;
