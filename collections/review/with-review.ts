import type { CollectionAfterDeleteHook, CollectionConfig, Field, GlobalConfig } from 'payload';

import { isOn } from '@/features';

import { forgetApproval } from './approvals/approvals';
import { forgetLinksTo } from './links';

/** A box beside the form, with a component of its own. */
const boxBeside = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: component },
  },
});

const boxes = (): Field[] => [
  // Who is to look at the draft, and what came of it.
  boxBeside('readyForReview', '/src/panel/approvals/approval-field#ApprovalField'),
  // Links by which somebody without an account sees it.
  boxBeside('shareForReview', '/src/panel/review/share-field#ShareField'),
  // What they wrote to it, where somebody did.
  boxBeside('notesOfReviewers', '/src/panel/review/notes-field#NotesField'),
];

export function withReview(collection: CollectionConfig): CollectionConfig {
  // Pictures and files have no drafts.
  if (!isOn('review') || collection.upload) return collection;
  const forget: CollectionAfterDeleteHook = async ({ id }) => {
    await forgetLinksTo(collection.slug, String(id));
    await forgetApproval({ owner: collection.slug, document: String(id) });
  };
  return {
    ...collection,
    fields: [...collection.fields, ...boxes()],
    hooks: {
      ...collection.hooks,
      afterDelete: [...(collection.hooks?.afterDelete ?? []), forget],
    },
  };
}

export const withGlobalReview = (global: GlobalConfig): GlobalConfig =>
  isOn('review') ? { ...global, fields: [...global.fields, ...boxes()] } : global;
