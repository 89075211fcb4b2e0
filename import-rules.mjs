/**
 * The import rule of this house (docs/decisions/01-house.md), for dependency-cruiser.
 * `tests/unit/import-rule.test.ts` holds it; `npx depcruise -c import-rules.mjs src` shows it.
 */

/** What collections, globals and jobs need of two rooms that lie further up. */
const lowerParts = [
  'src/accounts/(guards|rights|second-factor|tokens)/',
  'src/submissions/records/',
  'src/submissions/spam/(block-list|evidence)\\.ts',
  'src/submissions/staff-notices/',
  'src/submissions/notices/notice-mail\\.ts',
];

/**
 * From what everybody may use to what uses everything. Code imports from its own floor and from
 * those before it. Paths are regular expressions from the project's root.
 */
export const floors = [
  ['packages/'],
  [
    'brand/',
    'site\\.config\\.ts',
    'src/site-choices\\.ts',
    'src/features\\.ts',
    'src/env\\.ts',
    'src/payload-types\\.ts',
    'src/platform/email-(address|schema)\\.ts',
    'src/ui/',
  ],
  ['src/platform/'],
  ['src/islands/'],
  ['src/forms/'],
  ['src/words/'],
  ['src/page-views/'],
  lowerParts,
  ['collections/', 'globals/', 'jobs/', 'migrations/'],
  ['payload\\.config\\.ts'],
  ['src/accounts/', 'src/inbox/', 'src/panel/', 'src/site/', 'src/submissions/'],
  ['src/app/', 'src/instrumentation\\.ts'],
  ['seed/(?!studio/)', 'server/'],
  // What `npm test` is made of lies with the tests.
  ['scripts/', 'tests/run/'],
  // Nothing imports these. The studio draws the seed's pictures, in a browser that scripts/ starts.
  ['seed/studio/', 'bench/', 'tests/'],
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
    pathNot: ['/index\\.tsx?$', ...lowerParts],
  },
}));

/** Rooms that whoever is outside enters by an index.ts as well, tests apart. */
const closedRooms = ['accounts'];

/** @type {Rule[]} */
const indexRules = closedRooms.map((room) => ({
  name: `${room}-is-entered-by-an-index`,
  comment: 'What a room offers is in an index.ts; the rest may change without a word.',
  severity: 'error',
  from: { pathNot: `^(src/${room}|tests|bench)/` },
  to: { path: `^src/${room}/`, pathNot: '/index\\.tsx?$' },
}));

/** @type {Rule} */
const pagesRule = {
  name: 'pages-alone-open-inbox-and-panel',
  comment:
    'Inbox and panel are what staff see: src/app puts their parts together, and nobody else.',
  severity: 'error',
  from: { pathNot: '^(src/(app|inbox|panel)|tests|bench)/' },
  to: { path: '^src/(inbox|panel)/' },
};

/** The parts of src/site that show what they are given. */
const views = ['analytics', 'consent', 'drawings', 'ground', 'scheme', 'sections'];

/**
 * Where code may lean on what Next and Payload do not promise (docs/decisions/32-one-seam.md).
 * Tests and benches may look behind both.
 */
export const seams = [
  'src/platform/next/',
  'src/platform/payload/',
  'packages/static-next-server/src/next-internals/',
];

/** What Next and Payload show to everybody. All else in their packages may change without a word. */
const publicEntries = [
  'node_modules/next/[^/]+\\.(js|d\\.ts)$',
  'node_modules/next/font/local/',
  'node_modules/next/dist/server/next\\.js$',
  'node_modules/payload/dist/(index|exports/(node|shared))\\.js$',
  'node_modules/@payloadcms/(db-postgres|next|plugin-redirects|plugin-seo|richtext-lexical|storage-s3|ui)/dist/(index\\.js$|exports/|drizzle-proxy/|lexical-proxy/|withPayload/)',
];

/**
 * The names of what is not public: headers, cookies, files of a build, globals, properties, words,
 * marks of the panel's elements. Code outside the seams asks the seams.
 */
export const internals = [
  // Of Next.
  /__next_/,
  /__prerender_bypass/,
  /x-next(js)?-/i,
  /\brsc\b'\]/,
  /next-action/,
  /\$ACTION_/,
  /\b(app-paths|routes|prerender|build|server-reference|client-reference)-manifest/,
  /\bBUILD_ID\b/,
  /_not-found/,
  // Of Payload.
  /\bpayload-(token|jobs|locked|preferences|kv|live|document|http)/,
  /x-(payload-)?http-method-override/i,
  /import \{[^}]*\b(payload_\w+|users_sessions)\b[^}]*\} from '[^']*schema'/,
  /\b(FROM|INTO|UPDATE|JOIN) (payload_|users_sessions)/,
  /\.authStrategies\b/,
  /\b_payload\b/,
  /\b_sid\b/,
  /pbkdf2-sha256/,
  /\bbuildVersion(Collection|Global)Fields\b/,
  /\bdb\.(?!allowIDOnCreate)\w+ = |Reflect\.set\(\w*\.?db\b/,
  /\b(duplicateFromID|uploadEdits|lockedState|useVersionDrawerCreatedAtCell|versionFrom)\b/,
  /'(\/forgot-password|\/first-register|\/reorder|\/verify\/:id|\/versions\/:id|\/file\/:filename)'/,
  /['"`](form-state|schedule-publish|render-document|table-state)['"`]/,
  /An unknown error occurred|Token is either invalid/,
  // Of Payload's panel: marks of its elements, its variables, its addresses.
  /['"`. #](tabs-field__|collapsible__|render-fields|document-fields|doc-controls|rs__|field-type|field-label|field-description|versions__|created-at-cell|confirmation-modal|confirm-cancel|action-save)/,
  /var\(--(theme|color|style|base|gutter|spacing|accessibility)\b/,
  /\/cms\/(collections|globals)\b/,
];

/** @type {Rule[]} */
const otherRules = [
  {
    name: 'internals-stay-in-the-seam',
    comment:
      'What Next and Payload do not promise is read in src/platform/next or src/platform/payload, with a contract test.',
    severity: 'error',
    from: { pathNot: anyOf([...seams, 'tests/', 'bench/', 'packages/[^/]+/tests/']) },
    to: { path: 'node_modules/(next|payload|@payloadcms)/', pathNot: publicEntries },
  },
  {
    name: 'islands-do-without-the-router',
    comment:
      'An island stands on a page without Next’s router: give it what it needs as props, and use plain links.',
    severity: 'error',
    from: { path: '\\.island\\.tsx$' },
    to: { path: 'node_modules/next/' },
  },
  {
    name: 'staff-and-submissions-know-no-site',
    comment:
      'Staff have the same sign-in and inbox whatever the public site is: name and drawings come from src/app.',
    severity: 'error',
    from: { path: '^src/(accounts|inbox|submissions)/' },
    to: { path: '^(src/site|brand)/' },
  },
  {
    name: 'no-circle',
    comment: 'Two files that need each other are one, or need a third.',
    severity: 'error',
    from: { pathNot: '^(src/payload-types\\.ts|migrations/)' },
    to: { circular: true },
  },
  {
    name: 'the-panel-goes-about-by-one-file',
    comment:
      'Payload 4 has a router of its own: src/panel/navigation.ts is the one place to change.',
    severity: 'error',
    from: { path: '^src/panel/', pathNot: '^src/panel/navigation\\.ts$' },
    to: { path: 'node_modules/next/' },
  },
  {
    name: 'seed-and-server-stay-apart',
    comment: 'Each is a program of its own: what both need lies below them.',
    severity: 'error',
    from: { path: '^(seed|server)/' },
    to: { path: '^(seed|server)/', pathNot: '^$1/' },
  },
  {
    name: 'packages-are-entered-by-their-index',
    comment: 'What a package shows is its index; the rest may change without a word.',
    severity: 'error',
    // Contract tests ask Next for what a package leans on.
    from: { pathNot: '^(packages|tests/unit/contract)/' },
    to: { path: '^packages/[^/]+/', pathNot: '^packages/[^/]+/(src/)?index\\.(ts|mjs)$' },
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
    comment: 'A view gets its data as props: of Payload and of the reads it knows the types alone.',
    severity: 'error',
    from: { path: `^src/(ui|forms/(draw|fill)|site/(${views.join('|')}))/` },
    to: {
      path: [
        'node_modules/payload/',
        'node_modules/next/cache',
        '^payload\\.config\\.ts',
        '^src/site/content/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'sections-stand-alone',
    comment:
      'What two pages show lies in src/site/sections itself, in src/site/ground or in src/ui.',
    severity: 'error',
    from: { path: '^src/site/sections/([^/]+)/' },
    to: { path: '^src/site/sections/[^/]+/', pathNot: '^src/site/sections/$1/' },
  },
  {
    name: 'forms-are-drawn-then-filled-then-sent',
    comment: 'Drawing knows filling, filling knows sending, and none the other way.',
    severity: 'error',
    from: { path: '^src/forms/(fill|send)/' },
    to: { path: '^src/forms/(draw|fill)/', pathNot: '^src/forms/$1/' },
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
  forbidden: [...floorRules, ...roomRules, ...indexRules, pagesRule, ...otherRules],
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
