import {
  ValidationError,
  type FieldHook,
  type FlattenedField,
  type SanitizedConfig,
  type Validate,
} from 'payload';
import { validations } from 'payload/shared';
import { z } from 'zod';

import { isOwnOfPayload } from '@/platform/payload/own-collections';
import { cleanText, inOneLine, isBlank } from '@/platform/plain-text';

import { longLists } from './long-lists';
import { oddValues } from './odd-values';
import { unpublishable, isEmpty } from './rich-text';
import type { OperationCall } from '../hooks/operation';

/** A body that is no document at all is refused elsewhere (collections/routes/guarded-routes.ts). */
const written = z.object({ data: z.record(z.string(), z.unknown()) });

/** Before anything else looks at a document that is written, as a draft too. */
const refuseOddValues =
  (slug: { readonly collection: string } | { readonly global: string }, fields: FlattenedField[]) =>
  ({
    args,
    operation,
    overrideAccess,
    req,
  }: Omit<OperationCall, 'args'> & {
    args?: object;
    overrideAccess?: boolean | undefined;
  }): void => {
    if (operation !== 'create' && operation !== 'update') return;
    // A stranger is refused for being one.
    if (overrideAccess !== true && !req.user) return;
    const { data: call } = written.safeParse(args);
    if (!call) return;
    for (const find of [longLists, oddValues]) {
      const errors = find(fields, call.data);
      if (errors.length > 0) throw new ValidationError({ ...slug, errors, req }, req.t);
    }
  };

/** All fields, also those within others. */
function* leaves(fields: readonly FlattenedField[]): Generator<FlattenedField> {
  for (const field of fields) {
    if (field.type === 'blocks')
      for (const block of field.blocks) yield* leaves(block.flattenedFields);
    else if ('flattenedFields' in field) yield* leaves(field.flattenedFields);
    else yield field;
  }
}

const check = z.custom<Validate>((given) => typeof given === 'function');

const withWords = ['text', 'textarea', 'email', 'code', 'richText'] as const;
type WithWords = (typeof withWords)[number];

/** What to write where nothing stands; a field may know better. */
const emptyMessage = z.object({
  custom: z
    .object({ emptyMessage: z.string().default('Write a text: spaces alone do not count.') })
    .prefault({}),
});

/** What the editor of a formatted text makes besides what all do. */
const alsoKnown = z
  .object({ custom: z.object({ alsoKnown: z.array(z.string()).default([]) }).prefault({}) })
  .transform(({ custom }) => custom.alsoKnown);

/**
 * What a field asks of its words: what all do, what it asks itself, and what Payload asks of its type,
 * whose place it would take (the longest length).
 */
const soundly =
  (type: WithWords, own: Validate): Validate =>
  async (value: unknown, options) => {
    const problem = type === 'richText' && unpublishable(value, alsoKnown.parse(options));
    if (problem) return problem;
    if (options.required === true && isEmpty(type, value))
      return emptyMessage.parse(options).custom.emptyMessage;
    const answer = await own(value, options);
    // Payload’s own rule of addresses refuses some that mail can be sent to.
    if (answer !== true || type === 'email') return answer;
    return check.parse(validations[type])(value, options);
  };

/** Invisible words, which older releases took, count as empty: the fallback shows. */
const readAsNone: FieldHook = ({ field, value }): unknown => {
  if (typeof value !== 'string' || value === '' || !isBlank(value)) return value;
  return 'required' in field && field.required === true ? '' : null;
};

/** How the words of a field are kept. Ends stay: a draft is saved while somebody types a space. */
const cleanWords = { text: inOneLine, textarea: cleanText } as const;

/** No keyboard sends what is gone then, but a request can, and a page that was copied from. */
const keepClean =
  (clean: (text: string) => string): FieldHook =>
  ({ value }): unknown => {
    const cleaned = (each: unknown) => (typeof each === 'string' ? clean(each) : each);
    return Array.isArray(value) ? value.map(cleaned) : cleaned(value);
  };

/** Payload's own collections hold what its panel keeps for itself. */
const isOurs = (owner: { readonly slug: string }) => !isOwnOfPayload(owner);

const ownHooks = z.array(z.custom<FieldHook>()).default([]);
const hooked = z.looseObject({ afterRead: ownHooks, beforeValidate: ownHooks });

/**
 * Has every field of every collection and global refuse what it cannot be, and what is required ask
 * for something that people see; words are kept clean. It goes by the fields' definitions, so a new field needs nothing.
 */
export function withSoundValues(config: SanitizedConfig): SanitizedConfig {
  const [collections, globals] = [config.collections.filter(isOurs), config.globals.filter(isOurs)];
  for (const { slug, hooks, flattenedFields } of collections)
    hooks.beforeOperation.unshift(refuseOddValues({ collection: slug }, flattenedFields));
  for (const { slug, hooks, flattenedFields } of globals)
    hooks.beforeOperation = [
      refuseOddValues({ global: slug }, flattenedFields),
      // oxlint-disable-next-line no-unnecessary-condition -- Payload leaves it out, whatever the type says
      ...(hooks.beforeOperation ?? []),
    ];
  for (const { flattenedFields } of [...collections, ...globals])
    for (const field of leaves(flattenedFields)) judgeWords(field);
  return config;
}

function judgeWords(field: FlattenedField): void {
  const type = withWords.find((each) => each === field.type);
  if (!type || !('validate' in field)) return;
  field.validate = soundly(type, check.parse(field.validate));
  const hooks = hooked.parse(('hooks' in field && field.hooks) || {});
  const { afterRead, beforeValidate } = hooks;
  Object.assign(field, {
    hooks: {
      ...hooks,
      afterRead: [...afterRead, readAsNone],
      ...((type === 'text' || type === 'textarea') && {
        beforeValidate: [keepClean(cleanWords[type]), ...beforeValidate],
      }),
    },
  });
}
