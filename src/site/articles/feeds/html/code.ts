import { escapeHtml } from '@/platform/escape-html';
import { codeNode } from '~/collections/article-text';

/** Code of a text, under the name of its language. */
export function toCode(node: unknown): string {
  const { data } = codeNode.safeParse(node);
  if (!data?.fields.code) return '';
  const { language, code } = data.fields;
  const pre = `<pre><code>${escapeHtml(code)}</code></pre>`;
  return language ? `<figure><figcaption>${escapeHtml(language)}</figcaption>${pre}</figure>` : pre;
}
