import type { Payload, TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { tellEveryProcess } from '@/platform/expiry/tell-every-process';

import { collectExpired } from '../../../hooks/revalidate';
import {
  nextItem,
  nextRunning,
  settleImport,
  type ArticleImport,
  type ImportItem,
} from '../records/imports';
import { makeArticle } from './make-article';
import { makePicture } from './make-picture';
import { makeRedirect } from './make-redirect';
import { leaveOut, type Step } from './step';

/**
 * Goes on with the imports of articles that are to go on, oldest first, one article, picture or redirect at a
 * time. Each leaves the waiting ones in the transaction that has it come in: whoever is cut off goes on there.
 * @returns whether more waits
 */
export async function runArticleImports(payload: Payload, goOn: () => boolean): Promise<boolean> {
  if (!isOn('articles')) return false;
  for (let next = await nextRunning(); next !== null; next = await nextRunning()) {
    if (!goOn()) return true;
    const item = await nextItem(next.id);
    if (item === null) await settleImport(next.id, 'done');
    else await takeOne(payload, next, item);
  }
  return false;
}

async function takeOne(payload: Payload, running: ArticleImport, item: ImportItem): Promise<void> {
  const user = await findUser(payload, running.by);
  // Whoever makes something is named for it, and has to be allowed to.
  if (user === null) return settleImport(running.id, 'stopped');
  const step = { payload, user, running, item };
  const { tags } = await collectExpired(() => inStep(step));
  await tellEveryProcess(tags);
}

async function inStep(step: Step): Promise<void> {
  const { kind, key } = step.item;
  const make = { picture: makePicture, post: makeArticle, redirect: makeRedirect }[kind];
  try {
    await make(step);
  } catch (err) {
    // One that does not come in is no reason for the others to stay out.
    step.payload.logger.error({ err, msg: `An import of articles leaves something out: ${key}` });
    await leaveOut(step, key, 'It did not come in. Import the file again: nothing comes in twice.');
  }
}

/** Null once the account is gone, or may not write content any more. */
async function findUser(payload: Payload, id: string | null): Promise<TypedUser | null> {
  if (id === null) return null;
  const options = { depth: 0, disableErrors: true, overrideAccess: true } as const;
  const found = await payload.findByID({ collection: 'users', id, ...options });
  return found && may(found, 'content') ? { ...found, collection: 'users' } : null;
}
