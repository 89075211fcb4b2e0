import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The way of the data, from what everybody may use to what uses everything (docs/decisions/01-house.md): a
 * layer imports from the layers before it and from itself, never from a later one.
 */
const layers = [
  [
    'src/env.ts',
    'src/forms',
    'src/shared.ts',
    'src/palette.ts',
    'src/building-names.ts',
    'src/payload-types.ts',
  ],
  ['src/database'],
  [
    'src/access.ts',
    'src/mail',
    'src/rate-limit',
    'src/internal-token.ts',
    'src/password-rule.ts',
    'src/second-factor',
    'src/audit.ts',
  ],
  ['collections', 'globals', 'jobs', 'migrations'],
  ['payload.config.ts'],
  ['src/content', 'src/submissions', 'src/staff'],
  ['src/app', 'src/instrumentation.ts'],
];

/** What draws: apart from the way of the data, in a line of its own. */
const drawing = {
  'src/components/ui': ['src/components/ui', 'src/payload-types.ts', 'src/forms'],
  'src/components/ground': [
    'src/components/ground',
    'src/building-names.ts',
    'src/payload-types.ts',
  ],
};

const mayUse: Record<string, string[]> = {
  ...drawing,
  'src/components': [
    'src/components',
    'src/forms',
    'src/palette.ts',
    'src/building-names.ts',
    'src/payload-types.ts',
    // Types alone; a component gets its data as props.
    'src/content',
    'src/staff',
  ],
};
for (const [index, layer] of layers.entries()) {
  for (const place of layer) mayUse[place] = layers.slice(0, index).flat().concat(place);
}
mayUse['globals']?.push('collections');
mayUse['src/app']?.push('src/components', 'src/styles');
mayUse['src/submissions']?.push('src/content');
// What waits to be stored belongs to a person, too.
mayUse['src/staff']?.push('src/content', 'src/submissions/spool', 'src/submissions/received');

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const sources = [
  ...['src', 'collections', 'globals', 'jobs', 'migrations'].flatMap(filesBelow),
  'payload.config.ts',
];

/** The longest place that a file lies in, so that `src/components/ui` wins over `src/components`. */
function placeOf(file: string): string | undefined {
  return Object.keys(mayUse)
    .filter((place) => file === place || file.startsWith(`${place}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function importsOf(file: string): { target: string; typeOnly: boolean }[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const statements = text.matchAll(
    /(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
  );
  return [...statements].flatMap(([, type, named, dynamic]) => {
    const specifier = named ?? dynamic ?? '';
    const target = specifier.startsWith('@/')
      ? path.join('src', specifier.slice(2))
      : specifier.startsWith('~/')
        ? specifier.slice(2)
        : specifier === '@payload-config'
          ? 'payload.config.ts'
          : specifier.startsWith('.')
            ? path.join(path.dirname(file), specifier)
            : null;
    return target === null ? [] : [{ target, typeOnly: Boolean(type) }];
  });
}

/** `src/env` and `src/env.ts` are the same place. */
const lies = (target: string, place: string) =>
  target === place || `${target}.ts` === place || target.startsWith(`${place}/`);

test('every source file has a place in the house', () => {
  const homeless = sources.filter((file) => !placeOf(file) && !file.startsWith('src/styles/'));
  expect(homeless).toEqual([]);
});

test('imports go one way', () => {
  const violations = sources.flatMap((file) => {
    const allowed = mayUse[placeOf(file) ?? ''];
    if (!allowed) return [];
    return importsOf(file)
      .filter(({ target }) => !allowed.some((place) => lies(target, place)))
      .filter(({ target }) => !target.endsWith('.css') && !target.startsWith('src/styles'))
      .map(({ target }) => `${file} → ${target}`);
  });
  expect(violations).toEqual([]);
});

test('components take plain props: of Payload and of the reads they know the types alone', () => {
  const violations = sources
    .filter((file) => file.startsWith('src/components/'))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target, typeOnly }) => /^src\/(content|staff)/.test(target) && !typeOnly)
        .map(({ target }) => `${file} → ${target}`)
        .concat(
          /from ['"](payload|next\/cache)['"]/.test(readFileSync(path.join(root, file), 'utf8'))
            ? [`${file} → payload`]
            : [],
        ),
    );
  expect(violations).toEqual([]);
});

test('settings are read in src/env.ts alone', () => {
  const readers = sources
    .filter((file) => file !== 'src/env.ts' && file !== 'src/instrumentation.ts')
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('process.env'));
  expect(readers).toEqual([]);
});
