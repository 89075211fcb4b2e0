import { Blocks } from '../blocks/blocks';
import { Part } from '../blocks/part';
import { withReusable } from '../blocks/with-reusable';
import { SampleMark } from '../sections/sample-mark';
import { documentPages, type DocumentProps } from './document-route';

/** A page that an editor put together from parts. */
async function ComposedPage({ document: page, path, words }: DocumentProps<'pages'>) {
  // Under its title, where an earlier release took a heading without anything to see.
  const blocks = (await withReusable(page.blocks)).map((block) =>
    block.blockType === 'hero' ? { ...block, headline: block.headline || page.title } : block,
  );
  return (
    <div className="contents words-break">
      <Blocks blocks={blocks}>{({ block, id }) => <Part {...{ block, id, path }} />}</Blocks>
      {page.placeholder ? (
        <div className="page-width border-t border-line py-5">
          <SampleMark words={words} of={[page]} />
        </div>
      ) : null}
    </div>
  );
}

export const composedPages = documentPages('pages', ComposedPage);
