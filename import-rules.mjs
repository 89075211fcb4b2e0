/**
 * The import rule of this house (docs/decisions/01-house.md), for dependency-cruiser.
 * `tests/unit/import-rule.test.ts` holds it; `npx depcruise -c import-rules.mjs src` shows it.
 */

/**
 * From what everybody may use to what uses everything. Code imports from its own floor and from
 * those before it. Paths are regular expressions from the project's root.
 */
export const floors = [
  ['src/env\\.ts', 'src/payload-types\\.ts', 'src/ui/'],
  ['src/platform/'],
  ['src/forms/'],
  // What collections, globals and jobs need of two rooms further up.
  [
    'src/accounts/(password-rule|code-tries|sign-in-tries)\\.ts',
    'src/accounts/second-factor/',
    'src/accounts/new-password/password-link-mail\\.ts',
    'src/submissions/records/',
    'src/submissions/notices/notice-mail\\.ts',
  ],
  ['collections/', 'globals/', 'jobs/', 'migrations/'],
  ['payload\\.config\\.ts'],
  ['src/accounts/', 'src/inbox/', 'src/panel/', 'src/site/', 'src/submissions/'],
  ['src/app/', 'src/instrumentation\\.ts'],
  ['seed/', 'server/', 'scripts/'],
];

const anyOf = (/** @type {readonly string[]} */ paths) => `^(${paths.join('|')})`;

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * A path lies on the first floor that knows it: `src/accounts/second-factor` is on a lower one.
 * @type {Rule[]}
 */
const floorRules = floors.slice(0, -1).map((floor, index) => ({
  name: `floor-${index + 1}-imports-no-later-one`,
  comment: `Code imports one way (import-rules.mjs): ${floor.join(', ')} may not know what lies on a later floor.`,
  severity: 'error',
  from: { path: anyOf(floor), ...except(floors.slice(0, index).flat()) },
  to: {
    path: anyOf(floors.slice(index + 1).flat()),
    ...except(floors.slice(0, index + 1).flat()),
  },
}));

/** @param {readonly string[]} paths */
function except(paths) {
  return paths.length === 0 ? {} : { pathNot: anyOf(paths) };
}

const rooms = ['accounts', 'inbox', 'panel', 'site', 'submissions'];

/** @type {Rule[]} */
const roomRules = rooms.map((room) => ({
  name: `${room}-enters-rooms-by-their-index`,
  comment: 'Rooms on one floor import each other only by an index.ts, which is what a room shows.',
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: `^src/(${rooms.filter((other) => other !== room).join('|')})/`,
    pathNot: ['/index\\.tsx?$', ...(floors[3] ?? [])],
  },
}));

/** @type {Rule[]} */
const otherRules = [
  {
    name: 'no-circle',
    comment: 'Two files that need each other are one, or need a third.',
    severity: 'error',
    from: { pathNot: '^(src/payload-types\\.ts|migrations/)' },
    to: { circular: true },
  },
  {
    name: 'packages-know-no-site',
    comment: 'A package can be used as it is elsewhere: it knows nothing of this site.',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: {
      pathNot: ['^packages/$1/', '^node_modules/', 'node_modules'],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'views-take-plain-props',
    comment: 'A view gets its data as props: of Payload it knows the types alone.',
    severity: 'error',
    from: { path: '^src/(ui|forms/view|site/(frame|sections|ground|consent|scheme))/' },
    to: {
      path: ['node_modules/payload/', 'node_modules/next/cache', '^payload\\.config\\.ts'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere is a mistake.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [...floorRules, ...roomRules, ...otherRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Written by Payload and by Next.
    exclude: { path: ['importMap\\.js$', '^\\.next', '^next-env'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

export default config;
