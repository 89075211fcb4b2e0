import { codeNode } from '~/collections/article-text';

import { ScrollBox } from './scroll-box';

/** Code between paragraphs, under the name of its language. Its lines stay whole, and scroll. */
export function TextCode({ node, label }: { node: unknown; label: string }) {
  const { data } = codeNode.safeParse(node);
  if (!data?.fields.code) return null;
  const { language, code } = data.fields;
  return (
    <figure className="my-8">
      {language ? (
        <figcaption className="bg-ink px-4 py-1.5 text-small text-paper stretch-86">
          {language}
        </figcaption>
      ) : null}
      <ScrollBox
        label={language ? `${label}: ${language}` : label}
        className="border-[1.5px] border-ink bg-sheet"
      >
        <pre className="w-max min-w-full p-4 text-[15px] leading-[1.55] wrap-normal print:w-auto print:whitespace-pre-wrap">
          <code>{code}</code>
        </pre>
      </ScrollBox>
    </figure>
  );
}
