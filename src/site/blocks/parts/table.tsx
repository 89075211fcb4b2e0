import type { SerializedTableNode } from '@payloadcms/richtext-lexical';
import type { JSXConverter } from '@payloadcms/richtext-lexical/react';

import type { TableBlock } from '@/payload-types';

import { getPagePaths, getSmallWords } from '../../content';
import { TextTable } from '../../sections/articles/text';
import { FormattedText } from '../../sections/formatted-text';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** A table, as articles have them: one that is wider than the screen scrolls by itself. */
export async function TablePart({ block, id }: BlockProps<TableBlock>) {
  const { heading, intro } = block;
  const [{ parts }, paths] = await Promise.all([getSmallWords(), getPagePaths()]);
  const table: JSXConverter<SerializedTableNode> = ({ node, nodesToJSX }) => (
    <TextTable
      node={node}
      label={`${parts.table}: ${heading}`}
      draw={(nodes) => nodesToJSX({ nodes })}
    />
  );
  const converters = { table, tablerow: () => null, tablecell: () => null };
  return (
    <PartSection {...{ id, heading, intro }}>
      <div className="[&>div]:max-w-none [&_p]:max-w-[68ch]">
        <FormattedText body={block.table} paths={paths} converters={converters} />
      </div>
    </PartSection>
  );
}
