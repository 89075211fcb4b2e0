import { z } from 'zod';

/** What a list of the panel does with many documents, while it does it and once it has. */
interface Deed {
  readonly doing: string;
  readonly done: string;
}

const deeds = {
  publish: { doing: 'publishing', done: 'published' },
  unpublish: { doing: 'taking off the site', done: 'taken off the site' },
  trash: { doing: 'moving to the trash', done: 'moved to the trash' },
  restore: { doing: 'bringing back from the trash', done: 'brought back' },
  remove: { doing: 'deleting for good', done: 'deleted for good' },
  change: { doing: 'changing', done: 'changed' },
} as const satisfies Record<string, Deed>;

export interface BulkRequest {
  /** Of the collection. */
  readonly slug: string;
  readonly deed: Deed;
  /** What finds the documents: one query, or several where their ids would make an address too long. */
  readonly finds: readonly URLSearchParams[];
  /** How one of them is asked for. */
  readonly one: (id: string) => string;
}

/** Each takes about 80 characters of an address, and the web process takes 8,192. */
const idsAtOnce = 50;

const listed = /^(where.*\[id\]\[in\])\[\d+\]$/;

/**
 * Reads what Payload's lists send for many documents: a PATCH or DELETE of a collection with a filter,
 * as its REST API has it. Undefined for every other request.
 * @param input an address of this site
 */
export function readBulkRequest(
  input: string,
  { method = 'GET', body, keepalive = false }: RequestInit = {},
): BulkRequest | undefined {
  const verb = method.toUpperCase();
  // What is sent as a page goes, such as the end of its lock, has nobody left to do it one by one.
  if (keepalive || (verb !== 'PATCH' && verb !== 'DELETE')) return undefined;
  const { pathname, searchParams } = new URL(input, 'http://localhost');
  const [, slug] = /^\/api\/([\w-]+)$/.exec(pathname) ?? [];
  const given = [...searchParams];
  if (slug === undefined || !given.some(([name]) => name.startsWith('where'))) return undefined;
  const rest = given.filter(([name]) => !/^(where|limit|page|select)\b/.test(name));
  return {
    slug,
    deed: deeds[verb === 'DELETE' ? 'remove' : deedOf(body)],
    finds: findsOf(given),
    one: (id) => `${pathname}?${String(new URLSearchParams([...rest, ['where[id][in][0]', id]]))}`,
  };
}

type Entry = [name: string, value: string];

function findsOf(given: readonly Entry[]): URLSearchParams[] {
  const ids = given.filter(([name]) => listed.test(name));
  const others = given.filter(
    ([name]) => !listed.test(name) && !/^(limit|page|select)\b/.test(name),
  );
  if (ids.length === 0) return [new URLSearchParams(others)];
  const [, name = ''] = listed.exec(ids[0]?.[0] ?? '') ?? [];
  return Array.from(
    { length: Math.ceil(ids.length / idsAtOnce) },
    (_, at) =>
      new URLSearchParams([
        ...others,
        ...ids
          .slice(at * idsAtOnce, (at + 1) * idsAtOnce)
          .map(([, id], index): Entry => [`${name}[${index}]`, id]),
      ]),
  );
}

const change = z.looseObject({ _status: z.string().optional(), deletedAt: z.string().nullish() });

/** @param body as JSON, or a form with it in `_payload` */
function deedOf(body: RequestInit['body']): keyof typeof deeds {
  const json = body instanceof FormData ? body.get('_payload') : body;
  const { data } = change.safeParse(typeof json === 'string' ? JSON.parse(json) : undefined);
  if (data?.deletedAt === null) return 'restore';
  if (data?.deletedAt !== undefined) return 'trash';
  if (data?._status === 'published') return 'publish';
  return data?._status === 'draft' && Object.keys(data).length === 1 ? 'unpublish' : 'change';
}
