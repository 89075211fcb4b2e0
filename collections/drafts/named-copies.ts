import type { FieldHook, SanitizedConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';

import { isBlank } from '@/platform/plain-text';

import { firstFree } from './first-free';

const ofCopy = / \(copy(?: \d+)?\)$/;

/** The title of a copy: “Healthcare (copy)”, or the next that is free, within the field's length. */
const nameCopy = (name: string, longest: number): FieldHook => {
  const hook: FieldHook = async ({ collection, req, value }): Promise<unknown> => {
    if (!collection || typeof value !== 'string' || isBlank(value)) return value;
    const original = value.replace(ofCopy, '');
    return firstFree(req, collection.slug, name, (number) => {
      const mark = number === 1 ? ' (copy)' : ` (copy ${number})`;
      return original.slice(0, longest - mark.length).trimEnd() + mark;
    });
  };
  return hook;
};

/** Lists, the trash and what the panel says show a title: a copy's differs from its original's. */
export function withNamedCopies(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, flattenedFields } of config.collections.filter(hasDraftsEnabled)) {
    const title = flattenedFields.find(({ name }) => name === admin.useAsTitle);
    if (title?.type !== 'text') continue;
    const { name, hooks, maxLength = Infinity } = title;
    const beforeDuplicate = [...(hooks?.beforeDuplicate ?? []), nameCopy(name, maxLength)];
    title.hooks = { ...hooks, beforeDuplicate };
  }
  return config;
}
