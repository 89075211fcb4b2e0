import 'server-only';

import type { TypedUser } from 'payload';

import { customForm, forms, readFields, writtenForms, type FormName, type Option } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { listKnownMailboxes } from '@/submissions/records/mailboxes/mailboxes';
import { isClosed, readerOf, type Reader } from '@/submissions/records/made/readers';
import { listForms } from '@/submissions/records/made/listed-forms';
import { listQuestions } from '@/submissions/records/made/questions';
import { listRules } from '@/submissions/records/rules/rules';
import type { Rule } from '@/submissions/records/rules/rule';

import { mustReadForm } from '../access';
import { reading, settingsFor } from '../list/reads/reading';
import { listColleagues, type Colleague } from '../submission/colleagues';

/** What a rule may name, as far as who looks may know of it. */
export interface Nameable {
  readonly colleagues: readonly Colleague[];
  /** By name, and those that editors made by their ids. */
  readonly forms: readonly Option[];
  /** The ids of made forms that others read. */
  readonly hidden: readonly string[];
  /** The addresses of ours that a mail can come to; none where there is one mailbox. */
  readonly mailboxes: readonly string[];
  /** Answers in which a word may stand, form by form. */
  readonly fields: readonly { readonly form: string; readonly options: readonly Option[] }[];
  /** Those for replies, by their ids. */
  readonly templates: readonly Option[];
}

export interface Rules {
  readonly rules: readonly Rule[];
  readonly nameable: Nameable;
}

/** Null where they could not be read. */
export const readRules = (user: TypedUser): Promise<Rules | null> =>
  reading('read the rules', async (payload) => {
    const reader = await mustReadForm(payload, user, customForm);
    const written = writtenForms.filter((form) => !isClosed(form, reader));
    const [rules, colleagues, made, settings, mailboxes] = await Promise.all([
      listRules(),
      listColleagues(user),
      listForms(reader),
      settingsFor(user),
      listKnownMailboxes(staffConnection),
    ]);
    const questions = await Promise.all(
      made.map(async ({ id, title }) => ({
        form: title,
        options: (await listQuestions(id)).map(({ key, label }) => ({ value: key, label })),
      })),
    );
    return {
      rules,
      nameable: {
        colleagues,
        hidden: reader.hidden,
        templates: (settings?.replyTemplates ?? []).map(({ id, name }) => ({
          value: id ?? '',
          label: name,
        })),
        mailboxes,
        forms: [
          ...written.map(({ name }) => ({ value: name, label: titleOf(name) })),
          ...(made.length > 0 ? [{ value: 'custom', label: 'Any that editors made' }] : []),
          ...made.map(({ id, title }) => ({ value: id, label: title })),
        ],
        fields: [
          ...written.map((form) => ({
            form: titleOf(form.name),
            options: readFields(form).map(({ name, label }) => ({ value: name, label })),
          })),
          ...questions,
        ].filter(({ options }) => options.length > 0),
      },
    };
  });

const titleOf = (name: FormName): string => forms[name].staff.title;

/** What each of some colleagues may read. */
export const readersAmong = async (
  people: readonly string[],
): Promise<ReadonlyMap<string, Reader>> =>
  new Map(await Promise.all(people.map(async (id) => [id, await readerOf(id)] as const)));
