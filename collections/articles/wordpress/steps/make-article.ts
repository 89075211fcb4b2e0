import type { PayloadRequest } from 'payload';

import { waitingPost, type WaitingPost } from '../plan/waiting';
import { documentsOf } from '../records/imports';
import type { Note } from '../records/table';
import { idsOfNames } from './names';
import { notesOf, summaryOf, tagsOf, textOf, mostCategories } from './post-parts';
import { leaveOut, refusalOf, settleItem, type Result, type Step } from './step';

/**
 * Has a post come in as an article. Where somebody wants it published and the site finds something wanting, it
 * comes in as a draft, and is told of.
 */
export async function makeArticle(step: Step): Promise<void> {
  const post = waitingPost.parse(step.item.data);
  if (await isHere(step)) return settleItem(step, () => Promise.resolve({ outcome: 'there' }));
  const title = post.title || 'Untitled';
  const wanted = step.running.publishes && post.isPublished;
  const refused = wanted ? await tryTo(step, { post, status: 'published', why: [] }) : undefined;
  if (wanted && refused === undefined) return;
  const why =
    refused === undefined ? [] : [{ of: title, problem: `It came in as a draft. ${refused}` }];
  const problem = await tryTo(step, { post, status: 'draft', why });
  if (problem !== undefined) await leaveOut(step, title, problem);
}

/** Whether it came in before and is still there, be it in the trash. */
async function isHere({ payload, item }: Step): Promise<boolean> {
  const id = (await documentsOf([item.key])).get(item.key);
  if (id === undefined) return false;
  const { totalDocs } = await payload.find({
    collection: 'articles',
    where: { id: { equals: id } },
    ...{ depth: 0, limit: 1, select: {}, trash: true, draft: true, overrideAccess: true },
  });
  return totalDocs > 0;
}

interface Making {
  readonly post: WaitingPost;
  readonly status: 'draft' | 'published';
  /** Why it is no more than a draft. */
  readonly why: readonly Note[];
}

/** @returns why the site does not take it so; undefined once it is in */
async function tryTo(step: Step, making: Making): Promise<string | undefined> {
  try {
    await settleItem(step, (req) => make(step, req, making));
    return undefined;
  } catch (error) {
    const problem = refusalOf(error);
    if (problem === undefined) throw error;
    return problem;
  }
}

async function make(step: Step, req: PayloadRequest, making: Making): Promise<Result> {
  const { post, status, why } = making;
  const { body, unknown, cover } = await textOf(step, post);
  const authors = post.author === '' ? [] : [{ name: post.author, description: '' }];
  const naming = { status, import: step.running.id };
  const data = {
    title: post.title,
    slug: post.slug,
    summary: summaryOf(post, body),
    body,
    ...(cover !== undefined && { cover }),
    authors: await idsOfNames(req, { collection: 'authors', ...naming }, authors),
    categories: await idsOfNames(
      req,
      { collection: 'article-categories', ...naming },
      post.categories.slice(0, mostCategories),
    ),
    tags: tagsOf(post),
    ...(post.isPublished && post.date !== null && { publishedOn: post.date }),
    _status: status,
  };
  const { id } = await step.payload.create({
    collection: 'articles',
    data,
    draft: status === 'draft',
    overrideAccess: false,
    req,
  });
  return { outcome: 'made', document: id, notes: [...why, ...notesOf(post, unknown)] };
}
