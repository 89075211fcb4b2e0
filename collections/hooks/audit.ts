import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload';
import { z } from 'zod';

import { audit, type AuditAction } from '@/platform/audit';
import type { FormDefinition } from '@/forms';

import type { FinishedOperation } from './operation';

/**
 * As much of a submission as shows whether its sender can be read: a bare id tells nothing. Whoever answers
 * a made form may leave no address.
 */
const readable = z.object({ id: z.string(), email: z.string().nullable() });
const found = z.object({ docs: z.array(z.unknown()) });

/** A read that is more than a look says so in its context. */
const meant = z.object({ auditAction: z.literal('exported') });

function idsOf(docs: readonly unknown[]): string[] {
  return docs.flatMap((doc) => {
    const read = readable.safeParse(doc);
    return read.success ? [read.data.id] : [];
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
    const action: AuditAction =
      meant.safeParse(req.context).data?.auditAction ?? (list.success ? 'listed' : 'opened');
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
