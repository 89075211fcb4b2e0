import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload';
import { z } from 'zod';

import { audit, type AuditAction } from '@/platform/audit';
import type { FormDefinition } from '@/forms';

import type { FinishedOperation } from './operation';

const document = z.looseObject({ id: z.string() });

/** What tells nothing of a sender; the panel and the inbox ask for it to see whether something is new. */
const bare = new Set(['id', 'reference', 'createdAt', 'updatedAt', 'deletedAt']);

/** A group of which nothing was asked for is there, and empty. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isSaid)
    : value !== undefined && value !== null;

const found = z.object({ docs: z.array(z.unknown()) });

/** A read that is more than a look says so in its context, and one within a change, which is noted itself. */
const meant = z.object({ auditAction: z.enum(['exported', 'changed']) });

function idsOf(docs: readonly unknown[]): string[] {
  return docs.flatMap((doc) => {
    const { data: read } = document.safeParse(doc);
    const isRead = Object.entries(read ?? {}).some(
      ([key, value]) => !bare.has(key) && isSaid(value),
    );
    return read && isRead ? [read.id] : [];
  });
}

/**
 * Notes every read by a person, over any way: inbox, panel, REST. The site's own reads have no
 * user. An answer that cannot be noted is not given.
 */
const auditReads =
  (collection: FormDefinition['collection']) =>
  async ({ operation, result, req }: FinishedOperation): Promise<void> => {
    if (!req.user || (operation !== 'find' && operation !== 'findByID')) return;
    const list = found.safeParse(result);
    const purpose = meant.safeParse(req.context).data?.auditAction;
    if (purpose === 'changed') return;
    const action: AuditAction = purpose ?? (list.success ? 'listed' : 'opened');
    const submissions = idsOf(list.success ? list.data.docs : [result]);
    await audit({ action, user: req.user, collection, submissions });
  };

const auditChanges =
  (collection: FormDefinition['collection']): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const { id, deletedAt } = changed.parse(doc);
    const before = changed.partial().safeParse(previousDoc).data?.deletedAt ?? null;
    const action = deletedAt && !before ? 'trashed' : !deletedAt && before ? 'restored' : 'changed';
    await audit({ action, user: req.user, collection, submissions: [id] });
  };

const changed = z.object({ id: z.string(), deletedAt: z.string().nullish() });

const auditErasure =
  (collection: FormDefinition['collection']): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    audit({ action: 'erased', user: req.user, collection, submissions: [String(id)] });

export function withAudit(
  collection: CollectionConfig & { slug: FormDefinition['collection'] },
): CollectionConfig {
  const { slug, hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterOperation: [...(hooks?.afterOperation ?? []), auditReads(slug)],
      afterChange: [...(hooks?.afterChange ?? []), auditChanges(slug)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), auditErasure(slug)],
    },
  };
}
