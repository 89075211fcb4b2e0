import { Failure } from '../steps/failure.mjs';

/** @typedef {import('./names.mjs').Names} Names */

/**
 * The files that list collections, and how one is entered in each.
 * @param {Names} names
 * @param {string | undefined} page
 * @returns {{ file: string, enter: (text: string) => string }[]}
 */
export function registers({ slug, all, one }, page) {
  const quoted = slug.includes('-') ? `'${slug}'` : slug;
  const content = [
    register('collections/index.ts', {
      import: `import { ${all} } from './${slug}';`,
      line: `  ${all},`,
      before: ']\n  .map(withDrafts)',
    }),
    register('seed/index.ts', {
      import: `import { ${all} } from './content/${slug}';`,
      line: `  await writeCollection('${slug}', ${all}(toRichText));`,
      before: "\n  await writeGlobal('site-settings'",
    }),
  ];
  if (page === undefined) return content;
  return [
    ...content,
    register('collections/page-types/index.ts', {
      import: `import { ${one}Pages } from './${slug}';`,
      line: `  ${quoted}: ${one}Pages,`,
      before: '};\n\nexport type PageCollection',
    }),
    register('src/site/content/documents.ts', {
      line: `  ${quoted}: readsOf('${slug}'),`,
      before: '};\n\ninterface Reads',
    }),
  ];
}

/**
 * @param {string} file
 * @param {{ import?: string, line: string, before: string }} entry
 */
function register(file, { import: importLine, line, before }) {
  return {
    file,
    /** @param {string} text */
    enter(text) {
      const [begin, end, ...more] = text.split(before);
      if (begin === undefined || end === undefined || more.length > 0)
        throw new Failure(
          `${file} is not as it was: no single place says “${before.trim()}”. Put “${line.trim()}” in its list before you run this again, or put that place back.`,
        );
      const entered = `${begin}${line}\n${before}${end}`;
      return importLine === undefined
        ? entered
        : entered.replace(/^import .* from '\.\/.*';$/m, (first) => `${importLine}\n${first}`);
    },
  };
}
