import type { Step } from 'static-next-server';

const path = '/speculation-rules.json';

/**
 * Which pages a browser may fetch before a link to them is pressed: public ones, once somebody
 * points at the link. It fetches the page alone and runs nothing, so nobody is counted.
 */
const rules = {
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

/** Said with each public page, but to who spares data. */
export const speculation: ReadonlyMap<string, string> = new Map([
  ['Speculation-Rules', `"${path}"`],
]);

/** Browsers ask for the rules in a request of its own, once a day. */
export const tellSpeculationRules: Step = ({ path: asked, response, request: { method } }) => {
  if (asked !== path || (method !== 'GET' && method !== 'HEAD')) return undefined;
  response.setHeader('Content-Type', 'application/speculationrules+json');
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.answer(200, JSON.stringify(rules));
  return 'answered';
};
