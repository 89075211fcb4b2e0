/** @typedef {import('./names.mjs').Names} Names */

/**
 * What makes pages of the documents of a collection.
 * @param {Names} names
 * @param {string} page the address of the list
 * @returns {Record<string, string>}
 */
export const filesOfPages = (names, page) => ({
  [`collections/page-types/${names.slug}.ts`]: pageType(names, page),
  [`src/site/pages/${names.slug}.tsx`]: views(names, page),
  [`src/app/(site)${page}/page.tsx`]: listRoute(names),
  [`src/app/(site)${page}/[slug]/page.tsx`]: documentRoute(names),
  [`tests/integration/page-types/${names.slug}.test.ts`]: test(names, page),
});

/** @param {Names} names @param {string} page */
const pageType = (
  { slug, one, singular, plural, labels, global },
  page,
) => `import type { PageType } from './page-type';

export const ${one}Pages = {
  collection: '${slug}',
  home: '${page}/',
  called: 'the page of the ${singular}',
  list: {
    path: '${page}',
    global: '${global}',
    called: 'the list of ${plural}',
    first: {
      label: '${labels.plural} page',
      heading: '${labels.plural}',
      intro: 'Sample words: say here in two sentences what this list is about, and for whom.',
    },
  },
  name: ({ title }) => title,
  description: ({ description }) => description,
} satisfies PageType<'${slug}'>;
`;

/** @param {Names} names @param {string} page */
const views = (
  { slug, One, one, singular, plural },
  page,
) => `import { ${one}Pages as type } from '~/collections/page-types/${slug}';

import { getPagePaths, listDocuments } from '../content';
import { FormattedText } from '../sections/formatted-text';
import { PageOpening } from '../sections/page-opening';
import { documentPages, type DocumentProps } from './document-route';
import { listRoute, type ListProps } from './list-route';

/** The page of one ${singular}. */
async function ${One}({ document }: DocumentProps<'${slug}'>) {
  const { title, description, body } = document;
  return (
    <article>
      <PageOpening heading={title} intro={description} />
      <div className="page-width pb-section">
        <FormattedText body={body} paths={await getPagePaths()} />
      </div>
    </article>
  );
}

/** All ${plural}, in the editors’ order. */
async function ${One}List({ heading, intro }: ListProps) {
  const documents = await listDocuments('${slug}');
  return (
    <>
      <PageOpening heading={heading} intro={intro} />
      <ul className="page-width pb-section">
        {documents.map(({ id, slug, title, description }) => (
          <li key={id} className="border-t border-line py-8">
            <h2 className="text-[24px] leading-[1.25]">
              <a href={\`${page}/\${slug}\`} className="underline underline-offset-3 hover:decoration-3">
                {title}
              </a>
            </h2>
            <p className="mt-2 max-w-[68ch] text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const ${one}Documents = documentPages('${slug}', ${One});
export const ${one}List = listRoute(type.list, ${One}List);
`;

/** @param {Names} names */
const listRoute = ({ slug, one }) => `import { ${one}List } from '@/site/pages/${slug}';

export const generateMetadata = ${one}List.generateMetadata;
export default ${one}List.Page;
`;

/** @param {Names} names */
const documentRoute = ({
  slug,
  one,
}) => `import { documentRoute } from '@/site/pages/document-route';
import { ${one}Documents } from '@/site/pages/${slug}';

const route = documentRoute(${one}Documents);

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
`;

/** @param {Names} names @param {string} page */
const test = ({ slug, all, singular }, page) => `import { expect, test } from 'vitest';

import { listPages } from '~/collections/page-paths';
import { ${all} } from '~/seed/content/${slug}';
import { markdownConverter } from '~/seed/rich-text';

import { payload } from '../../support/payload';

test('each ${singular} of the seed has a page that search engines may list', async () => {
  const seeded = ${all}(await markdownConverter(payload)).map(({ key }) => \`${page}/\${key}\`);
  const pages = await listPages(payload, ['${slug}']);
  const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(seeded));
});
`;
