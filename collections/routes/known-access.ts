import type { SanitizedConfig } from 'payload';

import { isOfAccess } from '@/platform/payload/own-routes';

import { isPutAway } from '../put-away';

/** Where the answer names collections, globals, and the parts of a page. */
const owners = ['collections', 'globals', 'blocks'];

/** Payload (3.90.2) tells everybody what there is and may be done with it: nothing of a feature that is off. */
export function withKnownAccess(config: SanitizedConfig): SanitizedConfig {
  const away = new Set(
    [...config.collections, ...config.globals, ...blocksIn(config)]
      .filter(isPutAway)
      .map(({ slug }) => slug),
  );
  if (away.size === 0) return config;
  const known = (key: string, value: unknown): unknown =>
    owners.includes(key) && typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([slug]) => !away.has(slug)))
      : value;
  for (const route of config.endpoints.filter(isOfAccess)) {
    const { handler } = route;
    route.handler = async (req) => {
      const answer = await handler(req);
      const { headers, status } = answer;
      return Response.json(JSON.parse(await answer.text(), known), { headers, status });
    };
  }
  return config;
}

const blocksIn = ({ collections, globals }: SanitizedConfig) =>
  [...collections, ...globals].flatMap(({ flattenedFields }) =>
    flattenedFields.flatMap((field) => (field.type === 'blocks' ? field.blocks : [])),
  );
