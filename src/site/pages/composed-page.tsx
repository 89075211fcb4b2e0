import { Blocks } from '../blocks/blocks';
import { Part } from '../blocks/part';
import { documentPages, type DocumentProps } from './document-route';

/** A page that an editor put together from parts. */
function ComposedPage({ document: page, path }: DocumentProps<'pages'>) {
  // Under its title, where an earlier release took a heading without anything to see.
  const blocks = page.blocks.map((block) =>
    block.blockType === 'hero' ? { ...block, headline: block.headline || page.title } : block,
  );
  return <Blocks blocks={blocks}>{({ block, id }) => <Part {...{ block, id, path }} />}</Blocks>;
}

export const composedPages = documentPages('pages', ComposedPage);
