import type { Step } from 'static-next-server';

const rulesPath = '/speculation-rules.json';
const contactPath = '/.well-known/security.txt';
const contactLifeMs = 180 * 24 * 60 * 60 * 1000;

/** Sent with each public page, except to browsers that save data. */
export const speculation: ReadonlyMap<string, string> = new Map([
  ['Speculation-Rules', `"${rulesPath}"`],
]);

/**
 * Which pages a browser may fetch before a link to them is pressed: public ones, once somebody
 * points at the link. It fetches the page alone and runs nothing, so nobody is counted.
 */
const speculationRules = {
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/cms', '/cms/*', '/api/*', '/*.*'] } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
    },
  ],
};

/** Where to report a hole (RFC 9116). It expires, so that a copy is not believed for ever. */
const securityContact = (siteOrigin: string) =>
  [
    `Contact: ${siteOrigin}/#contact`,
    `Expires: ${new Date(Date.now() + contactLifeMs).toISOString()}`,
    `Canonical: ${siteOrigin}${contactPath}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');

/** Answers with the small files that the web process writes itself. */
export function sendOwnFiles(siteOrigin: string): Step {
  const files = new Map([
    [
      rulesPath,
      { type: 'application/speculationrules+json', write: () => JSON.stringify(speculationRules) },
    ],
    [contactPath, { type: 'text/plain; charset=utf-8', write: () => securityContact(siteOrigin) }],
  ]);
  return ({ path, response, request: { method } }) => {
    const file = files.get(path);
    if (file === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
    response.setHeader('Content-Type', file.type);
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.answer(200, file.write());
    return 'answered';
  };
}
