import type { SerializedHeadingNode, SerializedTableNode } from '@payloadcms/richtext-lexical';
import type { JSXConverter, JSXConverters } from '@payloadcms/richtext-lexical/react';

import { fillIn } from '@/forms/reply-template';
import type { Article } from '@/payload-types';
import type { SmallWords } from '@/words';
import { footnotesOf } from '~/collections/article-text';
import type { ContentsEntry } from '~/collections/articles/contents';

import { FormattedText } from '../../formatted-text';
import { FootnoteMark, Footnotes } from './footnotes';
import { TextCallout } from './text-callout';
import { TextCode } from './text-code';
import { TextPicture, type PictureOf } from './text-picture';
import { TextTable } from './text-table';
import { TextVideo } from './text-video';

interface ArticleTextProps {
  words: SmallWords['articles'];
  body: Article['body'];
  contents: readonly ContentsEntry[];
  /** Where documents stand that the site shows, by their ids. */
  paths: Readonly<Record<string, string>>;
  pictureOf: PictureOf;
}

/** The text of an article: its headings can be led to, and below it stand its footnotes. */
export function ArticleText({ words, body, contents, paths, pictureOf }: ArticleTextProps) {
  const footnotes = footnotesOf(body);
  const converters: JSXConverters = {
    ...withIds(contents),
    table: tablesOf(body, words.table),
    // Without a table around them they are nothing.
    tablerow: () => null,
    tablecell: () => null,
    upload: ({ node }) => <TextPicture node={node} pictureOf={pictureOf} />,
    blocks: {
      code: ({ node }) => <TextCode node={node} label={words.code} />,
      callout: ({ node }) => <TextCallout node={node} words={words} paths={paths} />,
      video: ({ node }) => <TextVideo node={node} words={words} pictureOf={pictureOf} />,
    },
    inlineBlocks: {
      footnote: ({ node }) => <FootnoteMark words={words} number={footnotes.indexOf(node) + 1} />,
    },
  };
  return (
    <div className={prose}>
      <FormattedText body={body} paths={paths} converters={converters} />
      <Footnotes words={words} footnotes={footnotes} paths={paths} />
    </div>
  );
}

function withIds(contents: readonly ContentsEntry[]): JSXConverters {
  const heading: JSXConverter<SerializedHeadingNode> = ({ childIndex, node, nodesToJSX }) => {
    const Heading = node.tag;
    const id = contents.find(({ at }) => at === childIndex)?.id;
    return <Heading id={id}>{nodesToJSX({ nodes: node.children })}</Heading>;
  };
  return { heading };
}

/** @param label with the place for its number among the tables of the text */
function tablesOf(body: Article['body'], label: string): JSXConverter<SerializedTableNode> {
  const tables: unknown[] = body.root.children.filter(({ type }) => type === 'table');
  return ({ node, nodesToJSX }) => (
    <TextTable
      node={node}
      label={fillIn(label, { number: String(tables.indexOf(node) + 1) })}
      draw={(nodes) => nodesToJSX({ nodes })}
    />
  );
}

const prose = [
  'text-[clamp(17px,1.25vw,19px)] leading-[1.6] wrap-anywhere',
  '[&_h2]:mt-[clamp(40px,4vw,60px)] [&_h2]:mb-[-2px] [&_h2]:break-after-avoid',
  '[&_h2]:text-[clamp(25px,2.4vw,34px)] [&_h2]:leading-[1.15] [&_h2]:tracking-[-0.02em]',
  '[&_h3]:text-[clamp(20px,1.7vw,23px)]',
  '[&_blockquote]:mt-8 [&_blockquote]:mb-8 [&_blockquote]:border-l-[18px] [&_blockquote]:border-accent',
  '[&_blockquote]:bg-sheet [&_blockquote]:py-5 [&_blockquote]:pr-6 [&_blockquote]:pl-6',
  '[&_blockquote]:text-lede',
].join(' ');
