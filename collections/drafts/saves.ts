import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  type RequestContext,
} from 'payload';
import { z } from 'zod';

import { copiedFrom } from '@/platform/payload/uploads';

import { liveStatus, liveStatusOfGlobal } from './live-status';
import type { OperationCall } from '../hooks/operation';

const asked = z.object({
  draft: z.boolean().nullish(),
  autosave: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

interface WithStatus {
  readonly id: string;
  readonly _status?: 'draft' | 'published' | null;
}

/** What a save asked for. Hooks learn of it by the context of its request. */
const kept = z.object({
  /** It leaves the site as it is: what is published stays, and what is not stays unseen. */
  isDraft: z.boolean(),
  /** The panel saves by itself, while somebody writes. */
  isAutosave: z.boolean(),
  /** It says itself whether the document is published then. */
  namesStatus: z.boolean(),
  isTrashing: z.boolean(),
  isRestoring: z.boolean(),
  /** The id of what it makes a copy of. */
  copyOf: z.string().nullable(),
  /** Nothing is said but that there is to be a draft: so the panel opens the form of a new document. */
  isOpening: z.boolean(),
});
type Save = z.output<typeof kept>;

const prefix = 'save of ';
const keyOf = (slug: string) => prefix + slug;

/** Whether this is the context of a request that saves what has drafts. */
export const isSaving = (context: RequestContext): boolean =>
  Object.keys(context).some((key) => key.startsWith(prefix));

const saveOf = (context: RequestContext, slug: string): Save | undefined =>
  kept.optional().parse(context[keyOf(slug)]);

/** Whether the save that is under way changes drafts alone. */
export const isDraftSave = (context: RequestContext, slug: string): boolean =>
  saveOf(context, slug)?.isDraft === true;

/** Whether the panel saves by itself. */
export const isAutosave = (context: RequestContext, slug: string): boolean =>
  saveOf(context, slug)?.isAutosave === true;

/** Whether a version is restored. */
export const isRestore = (context: RequestContext, slug: string): boolean =>
  saveOf(context, slug)?.isRestoring === true;

/** The id of the document that is copied. */
export const copyOf = (context: RequestContext, slug: string): string | null =>
  saveOf(context, slug)?.copyOf ?? null;

/** Whether a form is opened in which nobody has written yet (unwritten.ts). */
export const isOpening = (context: RequestContext, slug: string): boolean =>
  saveOf(context, slug)?.isOpening === true;

/**
 * Any read within the save that names its request (Payload's own hook that gives a new document its
 * place in the order makes one) replaces an empty context, and copies what one holds: so this stands
 * in the context itself, under a name. It is a context of this request alone: callers may hand the
 * same one to many.
 */
function note(req: PayloadRequest, slug: string, args: unknown, operation: string): void {
  const { autosave, draft, data } = asked.parse(args);
  const save: Save = {
    isDraft: draft === true && data?._status !== 'published',
    isAutosave: autosave === true,
    namesStatus: data?._status !== undefined,
    isTrashing: Boolean(data?.deletedAt),
    isRestoring: operation === 'restoreVersion',
    copyOf: copiedFrom(args) ?? null,
    isOpening:
      operation === 'create' &&
      draft === true &&
      copiedFrom(args) === undefined &&
      Object.keys(data ?? {}).length === 0,
  };
  req.context = { ...req.context, [keyOf(slug)]: save };
}

/**
 * Who makes a document publishes it, unless they ask for a draft or name a status; Payload would
 * make a draft of it. A copy is always a draft.
 */
export const noteSave = ({
  args,
  collection,
  operation,
  req,
}: OperationCall & { collection: { slug: string } }): void => {
  if (!isSave(operation)) return;
  if (copiedFrom(args) !== undefined) Object.assign(args, { draft: true });
  note(req, collection.slug, args, operation);
  const save = saveOf(req.context, collection.slug);
  if (operation === 'create' && !save?.isDraft && !save?.namesStatus)
    Object.assign(ofDocument.parse(args).data, { _status: 'published' });
};

const isSave = (operation: string) => ['create', 'update', 'restoreVersion'].includes(operation);

const ofDocument = z.object({ data: z.custom<object>() });

export const noteGlobalSave: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') note(req, global.slug, args, operation);
};

/**
 * A change that does not say whether it publishes leaves that as it is: an edit of a published
 * document is live at once. Payload would take the status of the latest draft, which takes the page
 * off the site.
 */
export const keepStatus: CollectionBeforeValidateHook<WithStatus> = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const save = saveOf(context, collection.slug);
  if (!save || save.isDraft || save.namesStatus || operation === 'create') return data;
  const { id, deletedAt } = stored.parse(originalDoc);
  // Into the trash and back: Payload's to decide.
  if (save.isTrashing || deletedAt) return data;
  const live = await liveStatus(req, collection.slug, id);
  const isWaiting = live === 'published' && originalDoc?._status === 'draft';
  if (isWaiting && !save.isRestoring) throw unclear();
  return { ...data, _status: live };
};

const stored = z.object({ id: z.string(), deletedAt: z.string().nullish() });

/** The same for a page, which is always on the site once it was. */
export const keepGlobalStatus: GlobalBeforeValidateHook = async (given): Promise<object> => {
  const { context, global, req } = given;
  const [data, latest] = [given.data, given.originalDoc].map((doc) => withStatus.parse(doc));
  const save = saveOf(context, global.slug);
  if (!data || !save || save.isDraft) return { ...data };
  if (save.namesStatus) {
    if (data._status !== 'published') throw leaving();
    return data;
  }
  const live = await liveStatusOfGlobal(req, global.slug);
  if (live === 'published' && latest?._status === 'draft') throw unclear();
  return { ...data, _status: 'published' };
};

const withStatus = z.looseObject({ _status: z.unknown() }).partial().catch({});

const leaving = () =>
  new APIError(
    'This page is always on the site. Change it and publish, or restore an earlier version.',
    409,
  );

const unclear = () =>
  new APIError(
    'There are changes that are not published yet. Send _status “published” to publish them with this change, or draft=true to add it to them.',
    409,
  );
