import 'server-only';

import { createHash } from 'node:crypto';

import { pageKinds } from '~/collections/announcements/kinds';
import { isOver } from '~/collections/page-paths';
import { pageTypes } from '~/collections/page-types';
import { isOn } from '@/features';
import type { Announcement } from '@/payload-types';

import { linkAddress, pathsIn } from '../content';
import { asVisitor, cached } from '../content/cached';
import { getEditor } from '../preview/editor';
import { showsDrafts } from '../preview/shows-drafts';
import { getReviewed } from '../review/reviewed';
import { announcementAt, nextChange, standsAt, type At } from './choose';
import { expireAt } from './watch-hours';

/** What stands over the header of a page. */
export interface Shown {
  /** Another one once its words change: who closed it reads the new ones. */
  readonly key: string;
  readonly text: string;
  readonly link: { readonly words: string; readonly href: string } | undefined;
  readonly canBeClosed: boolean;
}

const listAnnouncements = cached('announcements', ['announcements'], async (payload) => {
  const { docs } = await payload.find({
    collection: 'announcements',
    depth: 0,
    pagination: false,
    sort: '-updatedAt',
    ...asVisitor,
  });
  return docs;
});

/** @param path of the page, as visitors have it; undefined where it has none of its own */
export async function getAnnouncement(path: string | undefined): Promise<Shown | undefined> {
  if (!isOn('announcements')) return undefined;
  const all = await listAnnouncements();
  if (all.length === 0) return undefined;
  const now = Date.now();
  // A draft's hours are not those at which visitors see something else.
  if (!(await showsDrafts())) expireAt('announcements', nextChange(all, now));
  const needsPlace = all.some(({ shownOn }) => shownOn === 'some');
  const at = path !== undefined && needsPlace ? await placeOf(path) : nowhere;
  // Who writes one sees it before its time: a reviewer the one of their link, an editor what was changed last.
  const reviewed = await getReviewed();
  if (reviewed?.collection === 'announcements') {
    const one = all.find(({ id }) => id === reviewed.link.document);
    return one && shown(one);
  }
  const found = (await getEditor())
    ? all.find((each) => !isOver(each.until, now) && standsAt(each, at))
    : announcementAt(all, at, now);
  return found && shown(found);
}

async function shown({ id, text, link, canBeClosed }: Announcement): Promise<Shown> {
  const href = await linkAddress(link);
  const words = link?.words ?? '';
  const said = createHash('sha256').update(`${text}\n${words}`).digest('base64url').slice(0, 8);
  return {
    key: `${id.slice(0, 8)}-${said}`,
    text,
    link: href === undefined ? undefined : { words, href },
    canBeClosed: canBeClosed !== false,
  };
}

const nowhere: At = { kinds: [], document: undefined };

/** What kinds of page stand at a path, and of which document. */
async function placeOf(path: string): Promise<At> {
  const kinds: string[] = [];
  let document: string | undefined;
  for (const { value, path: own, collection } of pageKinds) {
    if (own === path) kinds.push(value);
    if (collection === undefined || !path.startsWith(pageTypes[collection].home)) continue;
    const id = Object.entries(await pathsIn(collection)).find(([, at]) => at === path)?.[0];
    if (id === undefined) continue;
    kinds.push(value);
    document = id;
  }
  return { kinds, document };
}
